import { beforeEach, expect, test, vi } from 'vitest';

let window: EventTarget;
let whenQuiet: (act: () => void) => void;

beforeEach(async () => {
  vi.useFakeTimers();
  window = Object.assign(new EventTarget(), { requestIdleCallback: () => {} });
  vi.stubGlobal('window', window);
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act());
  vi.stubEnv('SSR', false);
  vi.resetModules();
  ({ whenQuiet } = await import('./when-quiet.ts'));
});

test('where nobody has clicked or typed, what takes long happens as soon as the browser is idle', () => {
  const act = vi.fn();
  whenQuiet(act);
  expect(act).toHaveBeenCalledOnce();
});

test('what takes long waits until a tap is over and nobody types any more', () => {
  const act = vi.fn();
  window.dispatchEvent(new Event('pointerdown'));
  whenQuiet(act);
  vi.advanceTimersByTime(900);
  window.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(900);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(act).toHaveBeenCalledOnce();
});

test('what takes long waits for what a replayed click has caused', () => {
  const act = vi.fn();
  window.dispatchEvent(new Event('click'));
  whenQuiet(act);
  vi.advanceTimersByTime(900);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(act).toHaveBeenCalledOnce();
});
