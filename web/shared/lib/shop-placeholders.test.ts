import type { DeliverySettings } from '@aloghor/functions/domain/delivery';
import { DEFAULT_SETTINGS } from '@aloghor/functions/domain/settings';
import { describe, expect, test } from 'vitest';
import { daysOfDelivery, fillPlaceholders } from './shop-placeholders.ts';

const QUICK: DeliverySettings['charges'][number] = { zone: 'insideDhaka', taka: 70, days: { least: 1, most: 2 } };
const SLOW: DeliverySettings['charges'][number] = { zone: 'elsewhere', taka: 130, days: { least: 3, most: 7 } };

describe('business days of delivery', () => {
  test.each([
    ['of a shop without charges', [], { least: 3, most: 5 }],
    ['of one charge', [QUICK], { least: 1, most: 2 }],
    ['of several, from the soonest to the latest', [SLOW, QUICK], { least: 1, most: 7 }],
  ])('%s', (_, charges, days) => {
    expect(daysOfDelivery({ charges })).toEqual(days);
  });
});

describe('a text', () => {
  const set = {
    ...DEFAULT_SETTINGS,
    contact: { ...DEFAULT_SETTINGS.contact, phone: '+880 1800-000001', emailAddress: 'we@lamps.example' },
    delivery: { charges: [SLOW] },
  };

  test('says what the shop has set, in its language', () => {
    expect(fillPlaceholders('{phone}, {email}: {deliveryDays} days', set, 'en')).toBe(
      '+880 1800-000001, we@lamps.example: 3 to 7 days',
    );
    expect(fillPlaceholders('{supportHours}; {showroomHours}; {closedDay}', set, 'en')).toBe(
      'Monday to Friday, 9 to 5; Saturday to Thursday, 10am to 6pm; Friday',
    );
    const brand = { name: { en: 'Noor Lights', bn: 'নূর লাইটস' } };
    expect(fillPlaceholders('{shop} sells lamps', { ...set, brand }, 'en')).toBe('Noor Lights sells lamps');
    expect(fillPlaceholders('{deliveryDays} কর্মদিবস, {closedDay}', set, 'bn')).toBe('৩ থেকে ৭ কর্মদিবস, শুক্রবার');
  });

  test('says one number where soonest and latest are the same', () => {
    const charges = [{ ...SLOW, days: { least: 4, most: 4 } }];
    expect(fillPlaceholders('{deliveryDays}', { ...set, delivery: { charges } }, 'en')).toBe('4');
  });

  test('leaves out what it does not know yet, and what is no fact', () => {
    expect(fillPlaceholders('Call {phone}.', undefined, 'en')).toBe('Call ….');
    expect(fillPlaceholders('{toString}', set, 'en')).toBe('…');
  });
});
