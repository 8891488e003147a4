// Where the bubble of a lesson stands, and what the page reads of a lesson's file.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readLesson } from '../../src/lib/lesson';
import { placeFor, tailOf, type Box } from '../../src/pages/lesson/place';

const root = resolve(import.meta.dirname, '../../..');
const screen = { w: 1440, h: 900 };
const size = { w: 372, h: 240 };
const over = (a: Box, b: Box) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

describe('the bubble', () => {
  it.each([
    { x: 0, y: 0, w: 120, h: 160 },
    { x: 1300, y: 780, w: 130, h: 110 },
    { x: 600, y: 400, w: 200, h: 120 },
    { x: 20, y: 660, w: 1000, h: 230 },
  ])('covers nothing that is lit, stays on the screen and points at it: %o', (hole) => {
    const place = placeFor(size, [hole], [], screen);
    expect(over(place, hole)).toBe(false);
    expect(place.x >= 0 && place.y >= 0 && place.x + place.w <= screen.w && place.y + place.h <= screen.h).toBe(true);
    expect(tailOf(place, hole)).not.toBeNull();
  });
  it('has no tail where nothing is lit', () => expect(tailOf({ x: 0, y: 0, w: 9, h: 9 }, undefined)).toBeNull());
});

describe('files of lessons', () => {
  const all = readdirSync(join(root, 'lessons'), { recursive: true, encoding: 'utf8' }).filter((f) =>
    f.endsWith('.json'),
  );
  it.each(all)('%s: every step has somebody who speaks', (file) => {
    const lesson = readLesson(JSON.parse(readFileSync(join(root, 'lessons', file), 'utf8')));
    expect(`${lesson.id}.json`).toBe(file);
    for (const step of lesson.scenes.flatMap((scene) => scene.steps))
      expect(lesson.speakers[step.speaker]?.name).toBeTruthy();
  });
});
