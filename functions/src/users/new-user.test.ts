import { expect, test } from 'vitest';
import { newUser } from './new-user.ts';

test('who registers is a customer, and is found by name and address', () => {
  const { searchKeys, ...user } = newUser({ name: 'Rahim Uddin', email: 'rahim@example.com', photo: '/rahim.webp' });
  expect(user).toEqual({
    name: 'Rahim Uddin',
    email: 'rahim@example.com',
    photo: '/rahim.webp',
    role: 'customer',
    createdAt: expect.any(Number),
  });
  expect(searchKeys).toEqual(expect.arrayContaining(['rahim', 'uddin', 'rahim exam']));
});
