import { expect, test } from 'vitest';
import { isInAppBrowser } from './in-app-browser.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-A155F';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36';

test.each([
  ['Facebook on an iPhone', `${IPHONE} Mobile/21F90 [FBAN/FBIOS;FBAV/470.0.0.32.108;FBBV/612034765]`],
  ['Facebook on Android', `${ANDROID} Build/UP1A; wv) ${CHROME} [FB_IAB/FB4A;FBAV/470.0.0.0.1;]`],
  ['Messenger', `${IPHONE} Mobile/21F90 [FBAN/MessengerForiOS;FBAV/461.0.0.46.108]`],
  ['Instagram', `${IPHONE} Mobile/21F90 Instagram 337.0.3.23.69 (iPhone14,5; iOS 17_5)`],
  ['TikTok', `${IPHONE} Mobile/21F90 musical_ly_35.1.0 BytedanceWebview/d8a21c6`],
  ['Line', `${IPHONE} Mobile/15E148 Safari Line/14.9.0`],
  ['Snapchat', `${IPHONE} Mobile/15E148 Snapchat/12.90.0.42`],
  ['any app with a web view of Android, such as imo', `${ANDROID}; wv) ${CHROME}`],
])('Google rejects logins inside %s', (_app, userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(true);
});

test.each([
  ['Safari', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`],
  ['Chrome on an iPhone', `${IPHONE} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`],
  ['Chrome on Android', `${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36`],
  ['Firefox', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0'],
  [
    'Samsung Internet',
    `${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
  ],
  ['Opera Mini', 'Opera/9.80 (Android; Opera Mini/36.2/191.308; U; en) Presto/2.12.423 Version/12.16'],
])('and not in %s', (_browser, userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(false);
});
