import { expect, test } from 'vitest';
import { type CodesInPicture, lookAgain } from './codes-in-picture.ts';

/** The codes that are new at their look, in their order. */
function readAll(looks: (string | undefined)[]): string[] {
  let picture: CodesInPicture = new Map();
  return looks.flatMap((code) => {
    const isNew = code !== undefined && !picture.has(code);
    picture = lookAgain(picture, code);
    return isNew ? [code] : [];
  });
}

const nothing = (looks: number) => Array.from({ length: looks }, () => undefined);

test('a code is new once, however long it stays in the picture', () => {
  expect(readAll(['A', 'A', 'A', ...nothing(6), 'A', 'A'])).toEqual(['A']);
});

test('a code that has left the picture is new again', () => {
  expect(readAll(['A', ...nothing(7), 'A'])).toEqual(['A', 'A']);
});

test('two codes side by side are new once each, although a look reads one of them', () => {
  expect(readAll(['A', 'B', 'A', 'A', 'B', 'B', 'A'])).toEqual(['A', 'B']);
});
