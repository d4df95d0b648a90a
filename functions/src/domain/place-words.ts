import { asciiDigits } from './ascii-digits.ts';
import { foldBangla } from './bangla-spelling.ts';
import { soundOf } from './place-sounds.ts';

// The words of an address that are no names of places, but stand beside them.

const foldedWords = (words: string) => words.split(' ').map((word) => foldBangla(word.normalize('NFC')));

/** What stands behind or before a name in an address: of a sector, a road, a house, a post office; and what kind of place it is. */
const BESIDE = new Set(
  [
    'sector sec section block road rd house flat lane goli gali ward no number holding avenue plot phase dist district zila zilla jela zela',
    'upazila upazilla upojela upozila thana division bibhag post office po ps bangladesh bd village vill gram union',
    'সেক্টর সেকশন ব্লক রোড সড়ক বাসা বাড়ি হাউস ফ্ল্যাট লেন গলি ওয়ার্ড নং নম্বর নাম্বার প্লট জেলা জিলা উপজেলা থানা বিভাগ পোস্ট ডাকঘর বাংলাদেশ গ্রাম ইউনিয়ন',
  ].flatMap(foldedWords),
);

/** Parts of a place, by the word that all spellings and both scripts are compared as. */
export const DIRECTIONS = new Map(
  [
    'north uttar uttor উত্তর',
    'south dakshin dokshin dakkhin dokkhin dakhin dokhin দক্ষিণ',
    'east purba purbo পূর্ব পুব',
    'west paschim poschim pashchim পশ্চিম',
    'middle madhya moddho modho মধ্য',
  ].flatMap((spellings) => {
    const [english = '', ...others] = foldedWords(spellings);
    return [english, ...others].map((word) => [word, english] as const);
  }),
);

/** A name with the direction behind it, whichever way it is written: `Uttar Matlab` and `Matlab North`. */
export function directionsLast(words: string[]): string[] {
  const directions = words.flatMap((word) => DIRECTIONS.get(word) ?? []);
  return [...words.filter((word) => !DIRECTIONS.has(word)), ...directions];
}

/** The town of a district, as it sounds. */
export const TOWN = /^(sadar|citi|taun|সদর|সহর|সিটি|পরসবা)$/;

/** What a town or a part of it is called beside its name, and what people meet at. */
const PARTS_OF_TOWNS = new Set(
  [
    'corporation metropolitan metro mahanagar pourashava paurashava pouroshova municipality model residential area',
    'mor more circle chattar chottor chattor golchattar golchottor bus stand bustand station stop',
    'কর্পোরেশন করপোরেশন মহানগর পৌরসভা মডেল টাউন আবাসিক এলাকা মোড় চত্বর গোলচত্বর বাস স্ট্যান্ড বাসস্ট্যান্ড স্টেশন',
  ].flatMap(foldedWords),
);

/** What many places are called behind their names, and none alone. */
export const KINDS = new Set(
  [
    'bazar bazaar market hat nagar pur ganj gate mor port bridge university college masjid medical colony garden para housing road',
    'বাজার মার্কেট হাট নগর পুর গঞ্জ গেট মোড় ব্রিজ কলেজ মসজিদ কলোনি পাড়া',
  ].flatMap(foldedWords),
);

/** What sounds like a place of the country, and is none. */
export const NO_PLACES = new Set(['cairo', 'sale', 'vintage']);

export function isOfTown(word: string): boolean {
  return TOWN.test(soundOf(word)) || PARTS_OF_TOWNS.has(word);
}

/** The words of a name as they are compared: without sector, road and numbers. */
export function wordsOf(text: string): string[] {
  const plain = asciiDigits(
    foldBangla(
      text
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]/g, '')
        .normalize('NFC'),
    ),
  )
    .toLowerCase()
    .replace(/['’‘`.ঃ\p{Cf}]/gu, '')
    .replace(/(\p{L}\p{M}*)(?=\d)/gu, '$1 ');
  const words = plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const isNumber = (word = '') => /^\d/.test(word);
  return words.filter((word, at) => {
    const before = words[at - 1];
    if (isNumber(word) || BESIDE.has(word)) return false;
    return !(word.length === 1 && before !== undefined && (isNumber(before) || BESIDE.has(before))); // `block c`, `10 b`
  });
}
