import { type ESTree, type Plugin, parseAst, Visitor } from 'vite';

/** What the server checks with; no page asks a row for it. */
const SCHEMAS = ['query', 'body', 'reply'];

interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Leaves the schemas out of the contract's rows: a page needs their method, path and access. What no page parses by
 * itself is then dropped from the build, and with it zod from all pages but a few.
 */
export function rowsWithoutSchemas(): Plugin {
  return {
    name: 'rows-without-schemas',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/functions\/src\/contract\/[\w-]+\.ts$/ },
      handler: (code) => ({ code: withoutSchemas(code), map: null }),
    },
  };
}

export function withoutSchemas(code: string): string {
  const edits: Edit[] = [];
  new Visitor({
    CallExpression: (call) => {
      edits.push(...schemasOf(call).map(({ start, end }) => ({ start, end, text: 'undefined' })));
    },
    VariableDeclarator: ({ init }) => {
      if (init?.type === 'CallExpression' || init?.type === 'ObjectExpression') edits.push(...markedPure(init));
    },
  }).visit(parseAst(code));
  const outermost = edits.filter((edit) => !edits.some((other) => isInside(edit, other)));
  return outermost.sort((a, b) => b.start - a.start).reduce(applied, code);
}

/** What is cut out takes along all that would be edited in it. */
function isInside(edit: Edit, other: Edit): boolean {
  return other.start < edit.start && edit.end < other.end;
}

function schemasOf({ callee, arguments: [row] }: ESTree.CallExpression): ESTree.Expression[] {
  if (callee.type !== 'Identifier' || callee.name !== 'endpoint' || row?.type !== 'ObjectExpression') return [];
  return row.properties.flatMap((part) =>
    part.type === 'Property' && part.key.type === 'Identifier' && SCHEMAS.includes(part.key.name) ? [part.value] : [],
  );
}

/** Making a value of the contract does nothing else, which a builder cannot know. */
function markedPure({ start, end }: ESTree.Expression): Edit[] {
  return [
    { start, end: start, text: '/* @__PURE__ */ (() => (' },
    { start: end, end, text: '))()' },
  ];
}

function applied(code: string, { start, end, text }: Edit): string {
  return code.slice(0, start) + text + code.slice(end);
}
