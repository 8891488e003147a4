// Small signs for what a unit can do, in a box of 24 by 24: each stands beside its number and its word.
export const signs: { readonly [value: string]: string } = {
  battle: 'M4 18Q6 8 12 4M9 19Q11 10 17 6M14 20Q16 13 21 10',
  defence: 'M12 3L20 6V12Q19 18 12 21Q5 18 4 12V6Z',
  move: 'M3 15Q8 6 21 5Q19 9 15 10Q17 11 14 13Q15 15 11 15Q11 17 3 15Z',
  melee: 'M5 19L9 15M7 13L11 17M9 15L19 5V9L11 17',
  ranged: 'M6 4Q20 6 20 18M6 4L20 18M4 20L15 9M11 9h4v4',
  pilot: 'M12 5a7 7 0 1 0 .01 0M12 2v20M2 12h20M5 5l14 14M19 5L5 19',
};
