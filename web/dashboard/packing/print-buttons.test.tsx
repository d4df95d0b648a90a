import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PrintButtons } from './print-buttons.tsx';

const shown = (count: number) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <PrintButtons readOrders={async () => []} count={count} choice={{ paper: 'a4', language: 'en' }} restStyle="" />
    </QueryClientProvider>,
  );

/** The texts of the buttons that can be clicked, or cannot. */
function buttons(html: string, isDisabled: boolean): string[] {
  const all = [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/g)];
  return all
    .filter(([, attributes = '']) => attributes.includes('disabled=""') === isDisabled)
    .map(([, , content = '']) => content.replaceAll(/<[^>]+>/g, ''));
}

test('more orders than slips are printed of at once are told before a click; their lists can be printed', () => {
  expect(buttons(shown(500), true)).toEqual([]);
  expect(shown(500)).not.toContain('At most');
  expect(buttons(shown(501), true)).toEqual(['Print slips']);
  expect(buttons(shown(501), false)).toEqual(['Picking list', 'Hand-over list']);
  expect(shown(501)).toContain('At most 500 slips are printed at once: untick some orders first.');
});
