import type { Translation } from './locale.ts';

/** Some of the texts. */
type Some<Texts> = Texts extends readonly unknown[] | ((...told: never[]) => string)
  ? Texts
  : Texts extends object
    ? { [Name in keyof Texts]?: Some<Texts[Name]> }
    : Texts;

/** The messages of a namespace in a language whose translation is not finished: what it lacks is shown in English. */
export function withEnglish<Texts extends object>(texts: Some<Texts>): Translation<Texts> {
  let complete: Texts | undefined;
  return (english) => {
    complete ??= complemented(english, Object(texts)) as Texts; // all that is in English
    return complete;
  };
}

/** All English texts, each as it is translated where it is. */
function complemented(english: object, texts: object): object {
  const translated = new Map<string, unknown>(Object.entries(texts));
  const all = Object.entries(english).map(([name, text]) => {
    const translation = translated.get(name) ?? text;
    return [name, isGroup(text) && isGroup(translation) ? complemented(text, translation) : translation];
  });
  return Object.fromEntries(all);
}

/** Whether it holds texts by their names. */
function isGroup(text: unknown): text is object {
  return typeof text === 'object' && text !== null && !Array.isArray(text);
}
