import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProductInputs } from './product-inputs.tsx';
import { FORM_FIELDS, valuesOf } from './product-values.ts';

/** The fields that have an input, by the paths that inputs have for names. */
function fieldsWithInput(mayCost: boolean): string[] {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ProductInputs values={valuesOf(undefined)} onType={() => {}} isNew mayCost={mayCost} articleOf={undefined} />
    </QueryClientProvider>,
  );
  const names = Array.from(html.matchAll(/<(?:input|textarea|select)[^>]* name="(\w+)/g), ([, name]) => name);
  return [...new Set(names)].map(String).toSorted();
}

test('the form has an input for each field of a product', () => {
  expect(fieldsWithInput(true)).toEqual(FORM_FIELDS.toSorted());
});

test('and none for what the visitor may not see', () => {
  expect(fieldsWithInput(false)).toEqual(FORM_FIELDS.filter((field) => field !== 'cost').toSorted());
});
