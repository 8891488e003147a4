# Writes OUT, a source file that holds FILES, one file of weights a game, byte by byte. Not by the assembler, which would
# have to be spoken to otherwise for WebAssembly.
file(WRITE ${OUT}.new "// Made by cmake/weights.cmake.\n#include \"bots/network.h\"\n\nnamespace snowbound {\nnamespace {\n\n")
set(number 0)
set(list "")
foreach(file IN LISTS FILES)
  file(READ ${file} bytes HEX)
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")
  file(APPEND ${OUT}.new "constexpr unsigned char kWeights${number}[] = {${bytes}};\n")
  cmake_path(GET file STEM game)
  string(APPEND list "    if (game == \"${game}\") return kWeights${number};\n")
  math(EXPR number "${number} + 1")
endforeach()
file(APPEND ${OUT}.new "\n}  // namespace\n\nstd::span<const unsigned char> carried_weights([[maybe_unused]] std::string_view game)\n"
     "{\n${list}    return {};\n}\n\n}  // namespace snowbound\n")
file(RENAME ${OUT}.new ${OUT})
