/** The tones, in hertz: a rising third, a low one twice, and the one of a scanner. */
const CHIME = [880, 1_108.7];
const ALARM = [196, 196];
const BEEP = [2_093];
const TONE_S = 0.18;
const LOUDNESS = 0.2;

let audio: AudioContext | undefined;

/** Tells of something good or new. */
export function chime(): void {
  playTones(CHIME);
}

/** Tells that something is wrong. */
export function alarm(): void {
  playTones(ALARM);
}

/** Tells that the camera has read something, as a scanner does. */
export function beep(): void {
  playTones(BEEP);
}

/** Browsers play nothing before the first click or key on a page. */
function playTones(tones: number[]): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
    for (const [place, hertz] of tones.entries()) play(audio, hertz, audio.currentTime + place * TONE_S);
  } catch (error) {
    console.warn('The browser plays no sound', error);
  }
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
