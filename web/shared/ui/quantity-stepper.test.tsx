import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LocaleContext } from '../locale/locale.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

test.each([
  ['en', 1, '01'],
  ['en', 42, '42'],
  ['bn', 1, '০১'],
  ['bn', 42, '৪২'],
] as const)('a quantity has two digits: in %s, %d is %s', (language, quantity, shown) => {
  const stepper = renderToStaticMarkup(
    <LocaleContext value={language}>
      <QuantityStepper quantity={quantity} onChange={() => {}} />
    </LocaleContext>,
  );
  expect(stepper).toContain(`>${shown}</output>`);
});
