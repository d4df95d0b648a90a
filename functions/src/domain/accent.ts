/** The colours of the pages that the accent is read on, or that are read on it. */
const GROUNDS = ['#fbf7f1', '#efe6da', '#ffffff'];

/** How much of the accent tints the ground of what is chosen. */
const TINT = 0.1;

/** The least contrast of text, by WCAG's level AA. */
const CONTRAST_MINIMUM = 4.5;

/** How dark the accent is below the pointer. */
const DEEP = 0.74;

/** Of what people click, in a shop that has set none. */
export const USUAL_ACCENT = '#1f4d43';

/** As in `#1f4d43`. */
export const COLOUR = /^#[0-9a-f]{6}$/;

/** Whether texts in this colour can be read on every ground, and light texts on it. */
export function isReadableAccent(colour: string): boolean {
  const grounds = [...GROUNDS, ...GROUNDS.map((ground) => mixed(ground, colour, TINT))];
  return grounds.every((ground) => contrast(colour, ground) >= CONTRAST_MINIMUM);
}

/** The lightest shade of a colour that can be read; itself where it can. */
export function readableShade(colour: string): string {
  const shades = Array.from({ length: 101 }, (_, step) => mixed(colour, '#000000', step / 100));
  return shades.find(isReadableAccent) ?? '#000000';
}

/** Of the stylesheet that sets it. */
export const accentAddress = (accent: string) => `/accent.css?v=${accent.slice(1)}`;

/** The tokens of the styles that follow the accent. */
export function accentTokens(accent: string): Record<string, string> {
  return { '--color-bottle': accent, '--color-bottle-deep': mixed(accent, '#000000', 1 - DEEP) };
}

type Channels = [red: number, green: number, blue: number];

function channelsOf(colour: string): Channels {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as Channels; // of three places
}

/** `part` of the other colour, from 0 to 1. */
function mixed(colour: string, other: string, part: number): string {
  const others = channelsOf(other);
  const channels = channelsOf(colour).map((value, at) => Math.round(value * (1 - part) + (others[at] ?? 0) * part));
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]; // of two
  return (lighter + 0.05) / (darker + 0.05);
}

/** By WCAG: from 0, black, to 1, white. */
function luminance(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Channels; // of three
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
