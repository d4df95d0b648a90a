/** The tones of the chime, in hertz: a rising third. */
const TONES = [880, 1_108.7];
const TONE_S = 0.18;
const LOUDNESS = 0.2;

let audio: AudioContext | undefined;

/** Plays two short tones. Browsers play nothing before the first click or key on a page. */
export function chime(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
    for (const [place, hertz] of TONES.entries()) play(audio, hertz, audio.currentTime + place * TONE_S);
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
