import { expect, test } from 'vitest';
import { holdsLink, holdsTelephoneNumber, isShopsName } from './review-text.ts';

test.each([
  'https://robot.example/lamp',
  'see www.robot.example',
  'write to me@robot.example',
  'robot.com has it cheaper',
  'বাতি.com',
  'at T.ME/lamps',
  'bit.ly/lamp',
  'robot.dev has it cheaper',
  'ROBOT.XYZ',
  'robot.shop has it cheaper',
  'see my-lamps.info',
  'robot.top',
  'বাতি.shop দেখুন',
  'robot24.in',
  'বাতি.বাংলা',
  'robot.in',
  'Cheaper at robot.in, and faster.',
  'I bought it at shop.robot.ai.',
  'robot.us\nLovely.',
  'See robot.in/lamp for more',
  'Robot.In/lamp',
  'দেখুন robot.in-এ',
  'robot.ai এ দাম কম',
  'robot．com has it cheaper',
  'robot。com',
  'robot․com',
  'rob\u200bot.c\u200bom',
  'robot\u2060.\ufeffcom',
  'rоbоt.соm',
  'robot.ϲom'.replace('ϲ', 'с'),
  'ｒｏｂｏｔ．ｃｏｍ',
  'ROBOT.СOM',
  'robot dot com',
  'robot DOT com',
  'robot (dot) com',
  'robot[.]com',
  'robot [dot] shop',
  'robot ডট কম',
  'robot . com',
  'robot. c o m',
  'www robot com',
  'me [at] robot',
  'wa.me/8801712345678',
  'insta: @robotlamps',
  'me@robot',
  'mailto:me',
  'robot.c0m',
  'robot,com',
  'robot com bd',
  'robot\u0701com',
  'http at 192.168.1.1:8080',
])('%s names a page or an address', (text) => {
  expect(holdsLink(text)).toBe(true);
});

test.each([
  'Lovely light.It is warm.',
  'About 3 sq.ft of the wall.',
  'It is 2.5 feet wide.',
  'Warm, soft… exactly as shown.',
  'চমৎকার বাতি।খুব সুন্দর।',
  'E27 bulb, 220 V.',
  'I paid ৳2.450.',
  'Good.in fact very good.',
  'so good.in my room it is bright',
  'Good.In fact it is.',
  'Nice lamp.Top quality.',
  'Fast.Shop is honest.',
  'khub valo.ai lamp ta sundor',
  'ভালো।in fact খুব ভালো',
  'It is 12.in all.',
  'They called.us too they helped',
  'বাতিটি ভালো.দাম কম',
  'বাতি.বাংলাদেশের সেরা',
  'Call me: 01712345678',
  'A red dot in the middle.',
  'The dots come on one by one.',
  'আমার ঘর · বারান্দা · ছাদ',
  'Ok. Come and see.',
  'Two pieces @500 each.',
  'Put it up @ home.',
  'Version 1.2.3 of it.',
  'compact, comes well packed',
])('%s names neither', (text) => {
  expect(holdsLink(text)).toBe(false);
});

test.each([
  'Call me: 01712345678',
  'Call 01712-345678.',
  '০১৭১২৩৪৫৬৭৮ নম্বরে ফোন করুন',
  '০১৭১২-৩৪৫ ৬৭৮',
  '+880 1712-345678',
  '8801712345678',
  '1712345678',
  '(017) 1234 5678',
  '017.1234.5678',
  '０１７１２３４５６７８',
  '٠١٧١٢٣٤٥٦٧٨',
  '०१७१२३४५६७८',
  '0 1 7 1 2 3 4 5 6 7 8',
  '০-১-৭-১-২-৩-৪-৫-৬-৭-৮',
  '017*1234*5678',
  '017:1234:5678',
  '0️⃣1️⃣7️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣',
  'o17i2345678',
  '017 one 234 five 678',
  'oh one seven one two three four five six seven eight',
  'shunno ek sat ek dui tin char pach choy sat at',
  '017\u200b1234\u200b5678',
  '+92 300 1234567',
  '02-9876543 ext',
  'zero one seven one two three four five six seven eight',
  'শূন্য এক সাত এক দুই তিন চার পাঁচ ছয় সাত আট',
])('%s has a telephone number', (text) => {
  expect(holdsTelephoneNumber(text)).toBe(true);
});

test.each([
  'E27 bulb, 220 V, 50 Hz, 2024.',
  'Order A-1042 of 2024/11/20 came at 10:30.',
  'I paid ৳2,450 for it, and ৳12,34,567 for all.',
  '15 20 25 30 35 cm: all there.',
  'It is 0.5 by 0.7 by 0.9 m.',
  'One or two of the three were late.',
  'Bought 3, 4 stars of 5.',
  '১২ ওয়াট, ৩০০০ কেলভিন, ২০২৪ সাল',
  'It came on 06.07.2025 10:20:30.',
  'I paid 1250 + 1250 = 2500.',
  'On 2025-07-06 12:30 it was there.',
  'one of the two lamps, three days late, four stars',
  '10 oil lamps of 1201 Tk, 10000 in all',
])('%s has none', (text) => {
  expect(holdsTelephoneNumber(text)).toBe(false);
});

const NAMES = ['Aloghor', 'আলোঘর'];

test.each([
  'Aloghor',
  'ALOGHOR',
  'aloghor support',
  'Team Aloghor',
  'Al\u200boghor',
  'Alоghоr',
  'Al0ghor',
  'আলোঘর',
  'আলো ঘর',
  'Ａｌｏｇｈｏｒ',
  'Álóghór',
  'AIoghor',
  'A|oghor',
  '@loghor',
  'Aloqhor',
  'aloghoor',
  'আলােঘর',
])('%s is the name of the shop', (name) => {
  expect(isShopsName(name, NAMES)).toBe(true);
});

test.each(['Alo', 'Aloka Ghosh', 'Rahim', 'আলো', ''])('%s is not', (name) => {
  expect(isShopsName(name, NAMES)).toBe(false);
});
