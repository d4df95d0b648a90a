import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A browser's sound, which is silent until somebody clicks; a driven browser counts as clicked. */
class SilentContext extends EventTarget {
  state = 'suspended';
  currentTime = 0;
  destination = {};
  resume() {
    if (!isClicked) return new Promise<void>(() => {}); // as browsers do: it resolves with the first click
    this.state = 'running';
    this.dispatchEvent(new Event('statechange'));
    return Promise.resolve();
  }
}

let isClicked = false;
const started = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules(); // the context of a page is made once
  isClicked = false;
  started.mockClear();
  const node = { connect: () => node, gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() } };
  vi.stubGlobal('AudioContext', SilentContext);
  vi.stubGlobal('OscillatorNode', function Oscillator() {
    return { ...node, start: started, stop: vi.fn() };
  });
  vi.stubGlobal('GainNode', function Gain() {
    return node;
  });
  vi.stubGlobal('document', new EventTarget());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function click() {
  isClicked = true;
  document.dispatchEvent(new Event('pointerup'));
}

test('a browser that plays nothing yet is muted until the first click, and that is told', async () => {
  const { isMuted, watchMuted } = await import('./chime.ts');
  const onChange = vi.fn();
  const stop = watchMuted(onChange);
  expect(isMuted()).toBe(true);
  click();
  expect(isMuted()).toBe(false);
  expect(onChange).toHaveBeenCalledOnce();
  stop();
});

test('a tone that had to wait is not played late: it would tell of the past', async () => {
  const { chime, watchMuted } = await import('./chime.ts');
  watchMuted(() => {});
  chime();
  await vi.advanceTimersByTimeAsync(1_000);
  click();
  await vi.advanceTimersByTimeAsync(0);
  expect(started).not.toHaveBeenCalled();
  chime();
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toHaveBeenCalledTimes(2);
});
