# Writes OUT, a source file that holds FILES (separated by |, relative to ROOT) as texts, and PAGES (relative to WEB) byte
# by byte: fonts are no text. Raw strings and the assembler need no tools.
file(WRITE ${OUT}.new "// Made by app/carry.cmake.\n#include \"app/assets.h\"\n\n")
string(REPLACE "|" ";" pages "${PAGES}")
set(number 0)
set(list "")
foreach(name IN LISTS pages)
  file(SIZE ${WEB}/${name} size)
  set(symbol "snowbound_page_${number}")
  file(APPEND ${OUT}.new "asm(\".pushsection .rodata\\n${symbol}:\\n.incbin \\\"${WEB}/${name}\\\"\\n.byte 0\\n.popsection\");\n"
       "extern \"C\" __attribute__((visibility(\"hidden\"))) const char ${symbol}[];\n")
  string(APPEND list "    {\"web/${name}\", {${symbol}, ${size}}},\n")
  math(EXPR number "${number} + 1")
endforeach()
file(APPEND ${OUT}.new "\nnamespace snowbound {\nnamespace {\n\nconstexpr Asset kCarried[] = {\n")
string(REPLACE "|" ";" names "${FILES}")
foreach(name IN LISTS names)
  file(READ ${ROOT}/${name} text)
  file(APPEND ${OUT}.new "    {\"${name}\", R\"carried(" "${text}" ")carried\"},\n")
endforeach()
file(APPEND ${OUT}.new "${list}};\n\n}  // namespace\n\n"
     "std::span<const Asset> assets() { return kCarried; }\n\n}  // namespace snowbound\n")
file(RENAME ${OUT}.new ${OUT})
