// What is played first by whoever has not chosen yet.
export const firstGame = 'paper-tales';
