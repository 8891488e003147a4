// Two bots play a game: node example.mjs [game] [seed]
import { openEngine } from '@snowbound/engine';

const [game = 'paper-tales', seed = 'example'] = process.argv.slice(2);
const levels = ['greedy', 'easy'];
const engine = await openEngine();
const ask = (request) => {
  const reply = engine.ask(request);
  if (!reply.ok) throw new Error(reply.error.message);
  return reply;
};

ask({ do: 'new', game, seats: 2, seed });
let answers = 0;
for (;;) {
  const [question] = ask({ do: 'decisions' }).decisions.filter((each) => each.wait === 'required');
  if (!question) break;
  const { seat } = question;
  const level = levels[seat];
  const { decision, choice } = ask({ do: 'bot', seat, level, simulations: 50 });
  ask({ do: 'answer', seat, decision, choice, by: `bot:${level}` });
  answers += 1;
}
const { scores, winners, ending } = ask({ do: 'scores' });
console.log(JSON.stringify({ game, answers, scores, winners, ending }));
