// Questions with an open form: which of them the desk is for, and the answer that lies on it.
import type { Choice, Decision } from '../../lib/contract';
import { fieldsOf, type Point, type Pose } from './model';

export type Length = 'short' | 'long';
export type Form = 'announce' | 'launch' | 'place_mission' | 'cut_leaf' | 'figures' | 'muster';

const lists = ['assign', 'choose_figures', 'revive'];
export function formOf(questions: readonly Decision[]): { form: Form; question: Decision; verb: string } | null {
  for (const question of questions) {
    for (const choice of question.options) {
      const [verb] = fieldsOf(choice);
      if (verb === 'announce' || verb === 'launch' || verb === 'place_mission' || verb === 'muster')
        return { form: verb, question, verb };
      if (verb === 'cut_leaf') return { form: verb, question, verb };
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

export function answerOf(
  form: Form,
  verb: string,
  question: Decision,
  on: { route: Length[]; tight: number; pose: Pose | null; point: Point | null; figures: number[] },
): Choice | null {
  if (form === 'announce') return { announce: { templates: on.route, tight: on.tight } };
  if (form === 'figures') return { [verb]: { figures: on.figures } };
  if (form === 'launch')
    return on.pose ? { launch: { pose: { at: { ...on.pose.at }, heading: on.pose.heading } } } : null;
  if (on.point === null) return null;
  if (form === 'place_mission') return { place_mission: { at: { ...on.point } } };
  const model = question.options.map(fieldsOf).find(([each]) => each === 'cut_leaf');
  return model ? { cut_leaf: { ...model[1], aim: { ...on.point } } } : null;
}
