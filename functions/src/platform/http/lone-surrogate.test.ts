import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pathOfLoneSurrogate } from './lone-surrogate.ts';

const HALF = '\ud800';

test.each([
  ['a text', HALF, []],
  ['a field', { name: 'Rahim', info: `for ${HALF}` }, ['info']],
  ['an entry of a list', { lines: [{ _id: 'a' }, { _id: HALF }] }, ['lines', '1', '_id']],
  ['the name of a field', { lines: [{ [HALF]: 1 }] }, ['lines', '0', HALF]],
  ['the second half alone', ['\udca1'], ['0']],
  ['both halves in the wrong order', ['\udca1\ud83d'], ['0']],
  ['the first of several', { a: { b: HALF }, c: HALF }, ['a', 'b']],
])('is found in %s', (_where, json, path) => {
  expect(pathOfLoneSurrogate(json)).toEqual(path);
});

test.each([[undefined], [null], [7], [true], [''], ['💡 আলোঘর \u0000 \ufffd'], [{ '💡': ['💡', null, { a: 1 }] }]])(
  'is not in %j',
  (json) => {
    expect(pathOfLoneSurrogate(json)).toBeUndefined();
  },
);

test('is found wherever JSON holds one, and nowhere else', () => {
  fc.assert(
    fc.property(fc.json({ stringUnit: 'binary' }), (json) => {
      expect(pathOfLoneSurrogate(JSON.parse(json))).toBeUndefined();
    }),
  );
  fc.assert(
    fc.property(fc.jsonValue(), fc.string(), (value, name) => {
      expect(pathOfLoneSurrogate({ before: value, [name]: `${HALF} ${name}` })).toEqual([name]);
    }),
  );
});

test('is found in the deepest nesting that a call can have', () => {
  const deep = `${'['.repeat(130_000)}"\\ud800"${']'.repeat(130_000)}`;
  expect(pathOfLoneSurrogate(JSON.parse(deep))).toHaveLength(130_000);
});
