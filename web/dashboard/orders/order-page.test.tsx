import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeAll, expect, test, vi } from 'vitest';
import { SessionProvider } from '../../shared/session/session.tsx';

const ORDER = {
  _id: 'x7',
  number: 'A-1042',
  email: 'rupa@shopper.example',
  name: 'Rupa Shopper',
  mobileNumber: '01712345678',
  date: '2024/11/05',
  createdAt: 1_730_750_000_000,
  totalPrice: 1_650,
  amounts: [],
  toCollect: 1_650,
  status: 'Delivered' as const,
  orderItems: [{ _id: 'moon', name: 'Moon Lamp', img: '/moon.webp', price: 1_650, quantity: 1 }],
  orderProducts: [],
  timeline: [],
  changes: [],
  notes: [],
  entries: [],
};

let shown: (cache: QueryClient) => string;

beforeAll(async () => {
  vi.stubEnv('VITE_SITE_URL', 'https://aloghor.example'); // read when the page's head is imported
  const { OrderPage } = await import('./order-page.tsx');
  shown = (cache) => pageWith(cache, <OrderPage />);
});

function pageWith(cache: QueryClient, page: ReactNode): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={cache}>
      <SessionProvider>
        <MemoryRouter initialEntries={['/x7']}>
          <Routes>
            <Route path="/:id" element={page} />
          </Routes>
        </MemoryRouter>
      </SessionProvider>
    </QueryClientProvider>,
  );
}

test('an order that could not be refetched is shown from the cache, marked as possibly outdated', () => {
  const cache = new QueryClient();
  const queryKey = ['allOrders', 'one', 'x7'];
  cache.setQueryData(queryKey, ORDER);
  expect(shown(cache)).not.toContain('role="alert"');
  cache
    .getQueryCache()
    .find({ queryKey })
    ?.setState({ status: 'error', error: new Error('offline') });
  expect(shown(cache)).toContain('Moon Lamp');
  expect(shown(cache)).toMatch(/role="alert".*Newer data could not be loaded right now.*Try again/);
});

test('an order is named by its number, and shows its id among its details', () => {
  const cache = new QueryClient();
  cache.setQueryData(['allOrders', 'one', 'x7'], ORDER);
  expect(shown(cache)).toMatch(/<h1[^>]*>Order A-1042<\/h1>/);
  expect(shown(cache)).toMatch(/>Order<\/dt>.*>x7<\/dd>/);
});

test('while an order loads, nothing of its id is in the heading', () => {
  expect(shown(new QueryClient())).toMatch(/<h1[^>]*>Order<\/h1>/);
});

test('an order shows what came for it and what went back, when and by whom', () => {
  const cache = new QueryClient();
  const recorded = { at: Date.parse('2024-11-06T10:30:00Z'), by: 'rina@aloghor.example' };
  const entries = [
    { kind: 'advance', taka: 500, ...recorded },
    { kind: 'payment', taka: -1_150.5, ...recorded },
  ];
  cache.setQueryData(['allOrders', 'one', 'x7'], { ...ORDER, entries });
  const texts = shown(cache)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
  expect(texts).toMatch(/Advance: 500 Tk received +6 Nov 2024, 16:30 +by rina@aloghor\.example/);
  expect(texts).toMatch(/Payment: 1,150\.50 Tk returned or corrected +6 Nov 2024, 16:30/);
  cache.setQueryData(['allOrders', 'one', 'x7'], ORDER);
  expect(shown(cache)).not.toContain('Money received and returned');
});
