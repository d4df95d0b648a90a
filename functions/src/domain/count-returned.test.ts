import { describe, expect, test } from 'vitest';
import { type Counted, isOutdated, isSameCount, outcomeCounted } from './count-returned.ts';

const pieces = (quantities: Record<string, number>) =>
  Object.entries(quantities).map(([_id, quantity]) => ({ _id, quantity }));
const lines = pieces({ moon: 2, sun: 1 });
const delivered = { status: 'Delivered', lines } as const;
const counted = (cameBack: Record<string, number>, more: Partial<Counted> = {}): Counted => ({
  reason: 'changedMind',
  cameBack: pieces(cameBack),
  ...more,
});

describe('what came back after the delivery', () => {
  test('stays apart from what was collected until then', () => {
    expect(outcomeCounted(delivered, counted({ sun: 1, moon: 1 }, { collected: 500 }), 2_570)).toEqual({
      reason: 'changedMind',
      cameBack: pieces({ moon: 1, sun: 1 }),
      damaged: [],
      collected: 500,
      later: { cameBack: pieces({ moon: 1, sun: 1 }), collected: 2_570 },
    });
  });

  test('is added to what came back with the parcel, and to what came later before', () => {
    const outcome = { reason: 'late' as const, cameBack: pieces({ moon: 1 }) };
    const first = outcomeCounted({ ...delivered, outcome }, counted({ moon: 1, sun: 1 }, { collected: 900 }), 1_070);
    expect(first).toMatchObject({ collected: 900, later: { cameBack: pieces({ sun: 1 }), collected: 1_070 } });
    const second = outcomeCounted({ ...delivered, outcome: first }, counted({ moon: 2, sun: 1 }), 900);
    expect(second).toMatchObject({
      collected: 900,
      later: { cameBack: pieces({ moon: 1, sun: 1 }), collected: 1_070 },
    });
  });
});

test('of what was damaged as a whole nothing can be sold again, until somebody says otherwise of more', () => {
  const outcome = { reason: 'damaged' as const, cameBack: pieces({ moon: 1 }) };
  const after = outcomeCounted({ ...delivered, outcome }, counted({ moon: 2 }), 1_070);
  expect(after.damaged).toEqual(pieces({ moon: 1 }));
});

test('of a returned order only what is damaged is counted', () => {
  const outcome = { reason: 'other' as const, cameBack: lines };
  const after = outcomeCounted(
    { status: 'Cancel', lines, outcome },
    counted({ moon: 2, sun: 1 }, { damaged: pieces({ sun: 1 }) }),
    0,
  );
  expect(after).toEqual({ reason: 'changedMind', cameBack: lines, damaged: pieces({ sun: 1 }), collected: 0 });
});

describe('two people at once', () => {
  const outcome = outcomeCounted(delivered, counted({ moon: 1 }, { damaged: pieces({ moon: 1 }) }), 2_570);

  test('who counts the same has changed nothing, whatever the reason', () => {
    const again = outcomeCounted({ ...delivered, outcome }, counted({ moon: 1 }, { reason: 'late' }), 2_570);
    expect(isSameCount({ outcome }, again, 2_570)).toBe(true);
    expect(isSameCount({}, outcome, 2_570)).toBe(false);
    const less = outcomeCounted({ ...delivered, outcome }, counted({ moon: 1 }, { collected: 1_570 }), 2_570);
    expect(isSameCount({ outcome }, less, 2_570)).toBe(false);
  });

  test.each<[string, Counted, boolean]>([
    ['another product', counted({ sun: 1 }), true],
    ['fewer damaged ones', counted({ moon: 2 }, { damaged: [] }), true],
    ['more', counted({ moon: 2 }), false],
  ])('%s', (_what, now, outdated) => {
    expect(isOutdated({ outcome }, now)).toBe(outdated);
  });
});
