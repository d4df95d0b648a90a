import type { Specs } from '@aloghor/functions/contract/specs';
import { digitsIn } from '@aloghor/functions/domain/digits';
import type { ListField, Unit } from '@aloghor/functions/domain/product-fields';
import { type CodedSpec, SPEC_NAMES, SPECS, type SpecName } from '@aloghor/functions/domain/specs';
import { measure } from '../lib/format.ts';
import type { LanguageCode } from '../lib/language.ts';
import { productSpecs } from '../locale/en/specs.ts';
import { messagesIn } from '../locale/locale.ts';

/** The specifications that are known, in their order, each with its name and its value in words. */
export function specTexts(specs: Specs, language: LanguageCode): { name: SpecName; label: string; text: string }[] {
  const { names } = messagesIn(language, productSpecs);
  return SPEC_NAMES.flatMap((name) => {
    const text = specText(name, specs, language);
    return text === undefined ? [] : [{ name, label: names[name], text }];
  });
}

/** The value of a specification in words; undefined where it is not known. */
export function specText(name: SpecName, specs: Specs, language: LanguageCode): string | undefined {
  const spec = SPECS[name];
  const value = specs[name];
  if (value === undefined || value === null) return undefined;
  if (spec.kind === 'number') return measureText(spec.unit, Number(value), language);
  if (spec.kind === 'flag') return messagesIn(language, productSpecs).whether[value ? 'true' : 'false'];
  return codeTexts(name as CodedSpec, [value].flat(), language); // by its kind
}

/** What the codes of a choice or a list are called. */
export function codeTexts(field: CodedSpec | ListField, codes: readonly unknown[], language: LanguageCode): string {
  const names: Record<string, string> = messagesIn(language, productSpecs).codes[field];
  return codes.map((code) => names[String(code)]).join(', ');
}

/** A number with its unit in words. */
export function measureText(unit: Exclude<Unit, 'pieces'>, number: number, language: LanguageCode): string {
  if (unit === 'cm') return lengthText(number, language);
  const t = messagesIn(language, productSpecs);
  if (unit === 'grams') return t.grams(digitsIn(language, String(number / GRAMS_PER_KILOGRAM)));
  return unit === 'kelvin' ? t.kelvin(digitsIn(language, String(number))) : t[unit](measure(number, language));
}

const GRAMS_PER_KILOGRAM = 1_000;
const CENTIMETRES_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;

/** `90 cm (2 ft 11.5 in)`: in half inches, and in inches alone below a foot. */
function lengthText(centimetres: number, language: LanguageCode): string {
  const t = messagesIn(language, productSpecs);
  const inches = Math.max(0.5, Math.round((centimetres / CENTIMETRES_PER_INCH) * 2) / 2);
  const feet = Math.floor(inches / INCHES_PER_FOOT);
  const rest = inches - feet * INCHES_PER_FOOT;
  const imperial = [
    ...(feet > 0 ? [t.feet(measure(feet, language))] : []),
    ...(rest > 0 ? [t.inches(measure(rest, language))] : []),
  ];
  return `${t.centimetres(measure(centimetres, language))} (${imperial.join(' ')})`;
}
