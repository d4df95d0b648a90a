import { expect, test } from 'vitest';
import { OLDER_DESK, OLDER_LINES, OLDER_REVIEW } from './older-documents.ts';

const OLDER = { name: 'Jute Lamp', nameBn: 'পাটের বাতি' };
const CURRENT = { name: 'Jute Lamp', translations: { bn: { name: 'পাটের বাতি' } } };

test.each([
  ['order', OLDER_LINES, { lines: [OLDER] }, { lines: [CURRENT] }],
  ['review', OLDER_REVIEW, { product: OLDER }, { product: CURRENT }],
  [
    'desk with a correction of lines',
    OLDER_DESK,
    { versions: [{ by: 'staff', before: { lines: [OLDER] } }, { by: 'staff' }, { before: { name: 'Rahim' } }] },
    { versions: [{ by: 'staff', before: { lines: [CURRENT] } }, { by: 'staff' }, { before: { name: 'Rahim' } }] },
  ],
])('an older %s is read as it is stored now, also where only other fields are read', (_what, form, older, current) => {
  expect(form.asCurrent(older)).toEqual(current);
  expect(form.asCurrent(current)).toEqual(current);
  expect(form.asCurrent({ at: 1 })).toEqual({ at: 1 });
});
