import type { Specs } from '@aloghor/functions/contract/specs';
import { digitsIn, numberIn } from '@aloghor/functions/domain/digits';
import { SPEC_NAMES, type SpecName } from '@aloghor/functions/domain/specs';
import type { LanguageCode } from '../lib/language.ts';
import { messagesIn } from '../locale/locale.ts';
import { specsMessages } from '../locale/messages.ts';

/** The specifications that are known, in their order, each with its name and its value in words. */
export function specTexts(specs: Specs, language: LanguageCode): { name: SpecName; label: string; text: string }[] {
  const { names } = messagesIn(language, specsMessages);
  return SPEC_NAMES.flatMap((name) => {
    const text = specText(name, specs, language);
    return text === undefined ? [] : [{ name, label: names[name], text }];
  });
}

type TextOf = { [Name in SpecName]: (value: NonNullable<Specs[Name]>, language: LanguageCode) => string };

const TEXTS: TextOf = {
  width: lengthText,
  height: lengthText,
  depth: lengthText,
  cable: lengthText,
  watt: (power, language) => messagesIn(language, specsMessages).watt(numberText(power, language)),
  lumen: (brightness, language) => messagesIn(language, specsMessages).lumen(numberText(brightness, language)),
  light: (light, language) => messagesIn(language, specsMessages).light[light],
  kelvin: (temperature, language) =>
    messagesIn(language, specsMessages).kelvin(digitsIn(language, String(temperature))),
  holder: (holder, language) => (holder === 'built-in' ? messagesIn(language, specsMessages).builtIn : holder),
  bulbIncluded: whether,
  dimmable: whether,
  material: (materials, language) => listText(materials, messagesIn(language, specsMessages).material),
  colour: (colours, language) => listText(colours, messagesIn(language, specsMessages).colour),
  protection: (code, language) => `${code}, ${messagesIn(language, specsMessages).protection[code]}`,
  warranty: (months, language) => messagesIn(language, specsMessages).months(numberText(months, language)),
};

/** The value of a specification in words; undefined where it is not known. */
export function specText<Name extends SpecName>(
  name: Name,
  specs: Pick<Specs, Name>,
  language: LanguageCode,
): string | undefined {
  const value: Specs[Name] | undefined = specs[name];
  return value === undefined || value === null ? undefined : TEXTS[name](value, language);
}

const CENTIMETRES_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;

/** `90 cm (2 ft 11.5 in)`: in half inches, and in inches alone below a foot. */
function lengthText(centimetres: number, language: LanguageCode): string {
  const t = messagesIn(language, specsMessages);
  const inches = Math.max(0.5, Math.round((centimetres / CENTIMETRES_PER_INCH) * 2) / 2);
  const feet = Math.floor(inches / INCHES_PER_FOOT);
  const rest = inches - feet * INCHES_PER_FOOT;
  const imperial = [
    ...(feet > 0 ? [t.feet(numberText(feet, language))] : []),
    ...(rest > 0 ? [t.inches(numberText(rest, language))] : []),
  ];
  return `${t.centimetres(numberText(centimetres, language))} (${imperial.join(' ')})`;
}

function numberText(number: number, language: LanguageCode): string {
  return numberIn(language, number, Number.isInteger(number) ? 0 : 1);
}

function whether(is: boolean, language: LanguageCode): string {
  return messagesIn(language, specsMessages).whether[`${is}`];
}

function listText<Code extends string>(codes: Code[], labels: Record<Code, string>): string {
  return codes.map((code) => labels[code]).join(', ');
}
