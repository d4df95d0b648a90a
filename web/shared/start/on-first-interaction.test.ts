import { expect, test, vi } from 'vitest';
import { onFirstInteraction } from './on-first-interaction.ts';

/** A window, and what it is to do when it is idle. */
function aWindow() {
  const idle: (() => void)[] = [];
  const requestIdleCallback = (act: () => void) => idle.push(act);
  const window = Object.assign(new EventTarget(), { requestIdleCallback });
  vi.stubGlobal('window', window);
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  return { window, idle };
}

test('the first interaction does not wait for what follows it, and the second causes nothing', () => {
  const { window, idle } = aWindow();
  const act = vi.fn();
  onFirstInteraction(act);
  window.dispatchEvent(new Event('pointerdown'));
  expect(act).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('keydown'));
  for (const next of idle) next();
  expect(act).toHaveBeenCalledOnce();
});

test('cancelled before an interaction, nothing follows it', () => {
  const { window, idle } = aWindow();
  onFirstInteraction(vi.fn())();
  window.dispatchEvent(new Event('pointerdown'));
  expect(idle).toEqual([]);
});
