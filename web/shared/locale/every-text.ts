type Text = string | ((...all: unknown[]) => string);

/** What every text is told here: `৭৭` where it is written, 77 where it is counted, a list of it where it is told one by one. */
export const TOLD = '৭৭';
const ARGUMENT = Object.assign(Object(TOLD), {
  valueOf: () => 77,
  toFixed: (decimals: number) => (77).toFixed(decimals),
  map: (say: (one: unknown) => unknown) => [say(TOLD)],
});

/** Each text of some messages by its path, such as `t.nav.home`, and how many arguments it takes. */
export function everyText(messages: object): [path: string, said: string, taken: number][] {
  return leavesOf(messages).map(([path, text]) =>
    typeof text === 'function' ? [path, text(...Array(text.length).fill(ARGUMENT)), text.length] : [path, text, 0],
  );
}

function leavesOf(messages: object, path: string[] = []): [path: string, text: Text][] {
  return Object.entries(messages as Record<string, Text | object>).flatMap(([name, below]) =>
    typeof below === 'object' ? leavesOf(below, [...path, name]) : [[[...path, name].join('.'), below]],
  );
}
