// The tests count: finds words that are read when a module is loaded, and so stay in the language of that moment.
import { type ImportDeclaration, parseSync, Visitor } from 'oxc-parser';
import type { Source } from './imports.ts';

const DOOR = /\/(admin-)?messages\.ts$/;

/** A sentence for each word that is read outside of all functions. */
export function wordsReadOnce({ path, code }: Source): string[] {
  const { program } = parseSync(path, code);
  const words = new Set(program.body.flatMap((part) => (part.type === 'ImportDeclaration' ? wordsOf(part) : [])));
  const found = new Set<string>();
  let functionsAround = 0;
  const into = () => {
    functionsAround += 1;
  };
  const outOf = () => {
    functionsAround -= 1;
  };
  new Visitor({
    FunctionDeclaration: into,
    'FunctionDeclaration:exit': outOf,
    FunctionExpression: into,
    'FunctionExpression:exit': outOf,
    ArrowFunctionExpression: into,
    'ArrowFunctionExpression:exit': outOf,
    MemberExpression: ({ object }) => {
      if (functionsAround === 0 && object.type === 'Identifier' && words.has(object.name)) found.add(object.name);
    },
    VariableDeclarator: ({ init }) => {
      if (functionsAround === 0 && init?.type === 'Identifier' && words.has(init.name)) found.add(init.name);
    },
  }).visit(program);
  return [...found].map((name) => `${path} reads ${name} when it is loaded: in a function, it follows the language`);
}

function wordsOf({ source, importKind, specifiers }: ImportDeclaration): string[] {
  return DOOR.test(source.value) && importKind !== 'type' ? specifiers.map(({ local }) => local.name) : [];
}
