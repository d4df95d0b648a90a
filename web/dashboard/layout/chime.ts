/** The tones, in hertz: a rising third, a low one twice, and the one of a scanner. */
const CHIME = [880, 1_108.7];
const ALARM = [196, 196];
const BEEP = [2_093];
const TONE_S = 0.18;
const LOUDNESS = 0.2;

/** So long, in milliseconds, a sound may wait until the browser plays. One that came later would tell of the past. */
const LATE_MS = 1_000;

let audio: AudioContext | undefined;

/** Tells of something good or new. */
export function chime(): void {
  void playTones(CHIME);
}

/** Tells that something is wrong. */
export function alarm(): void {
  void playTones(ALARM);
}

/** Tells that the camera has read something, as a scanner does. */
export function beep(): void {
  void playTones(BEEP);
}

/** Whether the browser plays nothing yet: it begins with the first click or key on a page. */
export function isMuted(): boolean {
  const context = soundOf();
  return context !== undefined && context.state !== 'running';
}

/** Calls `onChange` when the browser begins to play, or ceases; until the returned function is called, any click lets it begin. */
export function watchMuted(onChange: () => void): () => void {
  const context = soundOf();
  const watching = new AbortController();
  const { signal } = watching;
  context?.addEventListener('statechange', onChange, { signal });
  for (const sign of ['pointerup', 'keydown'])
    document.addEventListener(sign, () => void context?.resume(), { signal, passive: true });
  return () => watching.abort();
}

/** Plays nothing where the browser may not: tones that are planned meanwhile would all sound at once with the first click. */
async function playTones(tones: number[]): Promise<void> {
  const context = soundOf();
  if (!context) return;
  if (context.state !== 'running')
    await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, LATE_MS))]);
  if (context.state !== 'running') return;
  for (const [place, hertz] of tones.entries()) play(context, hertz, context.currentTime + place * TONE_S);
}

/** Undefined where the browser has no sound. */
function soundOf(): AudioContext | undefined {
  try {
    audio ??= new AudioContext();
  } catch (error) {
    console.warn('The browser plays no sound', error);
  }
  return audio;
}

function play(on: AudioContext, hertz: number, at: number): void {
  const tone = new OscillatorNode(on, { frequency: hertz });
  const volume = new GainNode(on, { gain: LOUDNESS });
  volume.gain.setValueAtTime(LOUDNESS, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + TONE_S); // without a click at its end
  tone.connect(volume).connect(on.destination);
  tone.start(at);
  tone.stop(at + TONE_S);
}
