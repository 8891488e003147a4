# Writes OUT, a source file that holds FILES (separated by |, relative to ROOT) as texts. Raw strings need no tools.
file(WRITE ${OUT}.new "// Made by app/carry.cmake.\n#include \"app/assets.h\"\n\nnamespace snowbound {\nnamespace {\n\n")
file(APPEND ${OUT}.new "constexpr Asset kCarried[] = {\n")
string(REPLACE "|" ";" names "${FILES}")
foreach(name IN LISTS names)
  file(READ ${ROOT}/${name} text)
  file(SIZE ${ROOT}/${name} size)  # said, so that no compiler has to count it
  file(APPEND ${OUT}.new "    {\"${name}\", {R\"carried(" "${text}" ")carried\", ${size}}},\n")
endforeach()
file(APPEND ${OUT}.new "};\n\n}  // namespace\n\n"
     "std::span<const Asset> assets() { return kCarried; }\n\n}  // namespace snowbound\n")
file(RENAME ${OUT}.new ${OUT})
