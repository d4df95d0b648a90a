/** Browsers inside other apps, by what they add to the name of their browser; `; wv` is Android's web view. */
const IN_APP =
  /\bFB(AN|AV|_IAB|IOS)\b|Instagram|Messenger|\bLine\/|TikTok|musical_ly|Bytedance|Snapchat|Pinterest|LinkedInApp|Twitter|WhatsApp|Telegram|Viber|; wv\)/i;

/** Whether a page is open inside another app, where Google rejects logins. */
export function isInAppBrowser(userAgent: string): boolean {
  return IN_APP.test(userAgent);
}
