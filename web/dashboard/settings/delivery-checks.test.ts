import { beforeEach, expect, test, vi } from 'vitest';
import { ask } from '../../shared/ui/popup-actions.ts';
import { confirmCharges, lateZones } from './delivery-checks.tsx';

vi.mock('../../shared/ui/popup-actions.ts', () => ({ ask: vi.fn() }));

const asked = vi.mocked(ask);
beforeEach(() => void asked.mockReset());

const days = (insideDhaka: string, suburbs: string, elsewhere: string) => ({
  'charges.insideDhaka.days.most': insideDhaka,
  'charges.suburbs.days.most': suburbs,
  'charges.elsewhere.days.most': elsewhere,
});

test('more than five days in the city and ten elsewhere are longer than the law allows', () => {
  expect(lateZones(days('5', '10', '10'))).toEqual([]);
  expect(lateZones(days('6', '11', '12'))).toEqual(['insideDhaka', 'suburbs', 'elsewhere']);
  expect(lateZones(days('5', '11', '10'))).toEqual(['suburbs']);
  expect(lateZones({})).toEqual([]);
});

test('a charge above 10,000 is asked for, in whichever zone it is', async () => {
  asked.mockResolvedValueOnce({ isConfirmed: false, isTicked: false });
  asked.mockResolvedValueOnce({ isConfirmed: true, isTicked: false });
  const high = { 'charges.insideDhaka.taka': '70', 'charges.elsewhere.taka': '13000' };
  expect([await confirmCharges(high, 'en'), await confirmCharges(high, 'en')]).toEqual([false, true]);
  expect(asked.mock.calls[0]?.[0]).toMatchObject({
    question: 'Is this charge right?',
    text: '13,000 Tk is more than 10,000 Tk. Please check it.',
  });
});

test.each([['10000'], ['130'], ['']])('a charge of %j is not asked for', (taka) => {
  expect(confirmCharges({ 'charges.suburbs.taka': taka }, 'en')).toBeUndefined();
  expect(asked).not.toHaveBeenCalled();
});
