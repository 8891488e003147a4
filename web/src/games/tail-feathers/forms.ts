// Questions with an open form: which of them the desk is for, and the answer that lies on it.
import type { Choice, Decision } from '../../lib/contract';
import { fieldsOf, type Point, type Pose } from './model';

export type Length = 'short' | 'long';
export type Form = 'announce' | 'launch' | 'place_mission' | 'cut_leaf' | 'figures' | 'muster' | 'pick_cards';

const forms: readonly string[] = ['announce', 'launch', 'place_mission', 'cut_leaf', 'muster', 'pick_cards'];
const lists: readonly string[] = ['assign', 'choose_figures', 'revive'];
export function formOf(questions: readonly Decision[]): { form: Form; question: Decision; verb: string } | null {
  for (const question of questions) {
    for (const choice of question.options) {
      const [verb] = fieldsOf(choice);
      if (forms.includes(verb)) return { form: verb as Form, question, verb };
      if (lists.includes(verb)) return { form: 'figures', question, verb };
    }
  }
  return null;
}

const first = <T>(question: Decision, verb: string, field: string): T | null => {
  const found = question.options.map(fieldsOf).find(([each]) => each === verb);
  return (found?.[1][field] as T | undefined) ?? null;
};
export const firstPose = (question: Decision): Pose | null => first<Pose>(question, 'launch', 'pose');
export const firstPoint = (question: Decision): Point | null =>
  first<Point>(question, 'place_mission', 'at') ?? first<Point>(question, 'cut_leaf', 'aim');
/** The engine's own proposal of a hand, and every card that may be taken: its examples hold them all together. */
export const firstHand = (question: Decision): string[] => first<string[]>(question, 'pick_cards', 'cards') ?? [];
export const cardsOf = (question: Decision): string[] =>
  [
    ...new Set(question.options.flatMap((choice) => (fieldsOf(choice)[1]['cards'] as string[] | undefined) ?? [])),
  ].sort();

/** Who may be part of an answer: the engine's examples name them all together. */
export const pickable = (question: Decision): number[] =>
  [
    ...new Set(question.options.flatMap((choice) => (fieldsOf(choice)[1]['figures'] as number[] | undefined) ?? [])),
  ].sort((a, b) => a - b);

export interface OnDesk {
  route: Length[];
  tight: number;
  pose: Pose | null;
  point: Point | null;
  figures: number[];
  cards: string[];
}
export function answerOf(form: Form, verb: string, question: Decision, on: OnDesk): Choice | null {
  if (form === 'announce') return { announce: { templates: on.route, tight: on.tight } };
  if (form === 'figures') return { [verb]: { figures: on.figures } };
  if (form === 'pick_cards') return { pick_cards: { cards: on.cards } };
  if (form === 'launch')
    return on.pose ? { launch: { pose: { at: { ...on.pose.at }, heading: on.pose.heading } } } : null;
  if (on.point === null) return null;
  if (form === 'place_mission') return { place_mission: { at: { ...on.point } } };
  const model = question.options.map(fieldsOf).find(([each]) => each === 'cut_leaf');
  return model ? { cut_leaf: { ...model[1], aim: { ...on.point } } } : null;
}
