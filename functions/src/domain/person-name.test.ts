import { expect, test } from 'vitest';
import { createUser } from '../contract/users.ts';
import { firstNameOf, sanitizeName } from './person-name.ts';

test.each([
  ['Rahim', 'Rahim'],
  ['  রহিম উদ্দিন ', 'রহিম উদ্দিন'],
  ['', ''],
  ['x'.repeat(201), 'x'.repeat(200)],
  [`${'x'.repeat(199)}💡`, 'x'.repeat(199)],
  [`${'x'.repeat(198)}💡 and more`, `${'x'.repeat(198)}💡`],
  [`${'x'.repeat(199)} y`, 'x'.repeat(199)],
  ['half \ud800', 'half'],
  ['Rahim\r\nPay here:\u2028 now', 'Rahim Pay here: now'],
  ['https://evil.example/pay', 'https evil. example/pay'],
  ['www.evil。example', 'www. evil. example'],
  ['Md.Rahim S.M.', 'Md. Rahim S. M.'],
  ['Karim c/o Rahim', 'Karim c/o Rahim'],
])('the name %j of an account is %j in the shop, and taken there', (known, name) => {
  expect(sanitizeName(known)).toBe(name);
  expect(createUser.body.safeParse({ name: sanitizeName(known), email: 'r@example.com' }).success).toBe(true);
});

test('people are called by their first name, which is no title', () => {
  const names = ['Rahim Uddin', '  Md. Rahim Uddin', 'MST Nusrat', 'মোঃ রহিম', 'ডাঃ নুসরাত জাহান', 'Mdina', 'Md.', ' '];
  expect(names.map(firstNameOf)).toEqual(['Rahim', 'Rahim', 'Nusrat', 'রহিম', 'নুসরাত', 'Mdina', 'Md.', undefined]);
});
