# snowbound_weights(OUT GAME): a source file that carries what the network of this game has learnt (training/); *: of all games.
function(snowbound_weights out game)
  file(GLOB weights CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/bots/weights/${game}.net)
  string(REPLACE * all name ${game})
  set(source ${CMAKE_CURRENT_BINARY_DIR}/carried_weights_${name}.cpp)
  set(script ${PROJECT_SOURCE_DIR}/cmake/weights.cmake)
  add_custom_command(OUTPUT ${source} COMMAND ${CMAKE_COMMAND} "-DFILES=${weights}" -DOUT=${source} -P ${script}
                     DEPENDS ${script} ${weights} VERBATIM)
  set(${out} ${source} PARENT_SCOPE)
endfunction()
