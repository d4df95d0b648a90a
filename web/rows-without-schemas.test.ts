import { expect, test } from 'vitest';
import { withoutSchemas } from './rows-without-schemas.ts';

/** What is exported by a module of the contract after the build has gone over it. */
async function rowIn(code: string): Promise<Record<string, unknown>> {
  const module = `const endpoint = (row) => row;\n${withoutSchemas(code)}`;
  return (await import(`data:text/javascript,${encodeURIComponent(module)}`)).row;
}

test('a row keeps its method, path and access, and loses its schemas', async () => {
  const row = await rowIn(`
    export const row = endpoint({
      method: 'POST',
      path: '/orders',
      access: 'buyer',
      query: z.object({}),
      body: z.object({ name: z.string() }),
      reply: z.array(z.string()),
    });
  `);
  expect(row).toEqual({ method: 'POST', path: '/orders', access: 'buyer' });
});

test('a schema is left out whole, whatever stands in it', async () => {
  const row = await rowIn(`
    export const row = endpoint({
      method: 'POST',
      body: z.object({}).check((checked) => {
        const known = new Set(checked.value);
        const sums = { all: known.size }, row = endpoint({ body: z.string() });
        return sums.all > 0;
      }),
      path: '/orders',
      reply: z.string(),
    });
  `);
  expect(row).toEqual({ method: 'POST', path: '/orders' });
});

test('what a module makes is marked as droppable', () => {
  expect(withoutSchemas("const names = list('a');")).toBe("const names = /* @__PURE__ */ (() => (list('a')))();");
});
