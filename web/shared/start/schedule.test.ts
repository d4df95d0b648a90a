import { beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from './schedule.ts';

let paint: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (onFrame: () => void) => {
    paint = onFrame;
  });
  vi.stubGlobal('cancelAnimationFrame', () => {
    paint = undefined;
  });
});

test('what takes long comes after the frame, not within it', () => {
  const act = vi.fn();
  afterPaint(act);
  paint?.();
  expect(act).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(act).toHaveBeenCalledOnce();
});

test('cancelled before or within the frame, it does not come', () => {
  const act = vi.fn();
  afterPaint(act)();
  expect(paint).toBeUndefined();
  const cancel = afterPaint(act);
  paint?.();
  cancel();
  vi.runAllTimers();
  expect(act).not.toHaveBeenCalled();
});
