import { read } from '@aloghor/functions/test/api';
import { removeProduct } from './api-helpers.ts';
import { expectUsable } from './page-faults.ts';
import { becomeAdmin } from './people.ts';
import { expect, test } from './shop-test.ts';

// The policy of the pages reports the styles and handlers of these texts: none of them is applied.
test.use({ expectedComplaints: [/Content Security Policy/] });

const NOW = Date.now();

/** What a cell of another shop's export holds, and the text that is to become of it. */
const DESCRIPTIONS: [html: string, text: string][] = [
  [
    '<p>Turned <strong>mango wood</strong>,&nbsp;linen shade.</p>\n<ul><li>E27</li><li>Cable 150&nbsp;cm</li></ul>',
    'Turned mango wood, linen shade.\n\n• E27\n• Cable 150 cm',
  ],
  ['<div>Three blades<br>Remote control</div>', 'Three blades\nRemote control'],
  ['<p>For the veranda.</p>\\n<p>IP44</p>', 'For the veranda.\n\nIP44'],
  ['<p>Powder&#8209;coated steel &ndash; 3000&#xa0;K</p>', 'Powder‑coated steel – 3000 K'],
  ['<p>Below < 5 W, a<b and c > d</p>', 'Below < 5 W, a<b and c > d'],
  ['Uses < 5 W & lasts', 'Uses < 5 W & lasts'],
  ['First line\\nsecond &amp; <b>bold</b>\nthird', 'First line\nsecond & bold\nthird'],
  [
    '<style>p{color:red}</style><script>alert("x")</script><h2>Care</h2><p>Wipe.</p><!-- note --><p> </p>',
    'Care\n\nWipe.',
  ],
  [
    '<ul><li>Light<ul><li>warm</li><li>cool</li></ul></li><li><p>Wood</p></li></ul><ol><li>Hang</li><li>Plug</li></ol>',
    '• Light\n• warm\n• cool\n• Wood\n\n1. Hang\n2. Plug',
  ],
  [
    '<table><tr><th>Width</th><td>40 cm</td></tr><tr><th>Cord</th><td>2 m</td></tr></table>',
    'Width · 40 cm\nCord · 2 m',
  ],
  ['&lt;p&gt;Encoded &amp;amp; twice&lt;/p&gt;', 'Encoded & twice'],
  [
    '<p onclick="alert(1)">আলো <img src="https://images.example/x.jpg" onerror="alert(1)"> <a href="https://x.example">here</a></p>',
    'আলো here',
  ],
];

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;

test('texts of another shop’s export become plain texts with paragraphs and lists, and the preview shows them', async ({
  page,
}) => {
  await becomeAdmin(page, '/dashboard/importItems');
  const rows = DESCRIPTIONS.map(
    ([html], place) =>
      `${cell(`<b>Lamp</b> ${place} &amp; Shade ${NOW}`)},${cell(html)},900,Table Lamp,/preview.jpg,${cell(`<p>আলো ${place}</p>`)}`,
  );
  const buffer = Buffer.from(
    ['\uFEFFname,description,price,categories,picture,description in bangla', ...rows].join('\r\n'),
  );
  await page.getByLabel(/^Choose .* file$/).setInputFiles({ name: 'other-shop.csv', mimeType: 'text/csv', buffer });
  const first = page.getByRole('row').filter({ hasText: `Lamp 0 & Shade ${NOW}` });
  await expect(first).toContainText('Turned mango wood, linen shade.');
  await expect(first).toContainText('আলো 0');
  await expect(page.getByRole('main')).not.toContainText('<p>');
  await expectUsable(page, 'a preview with descriptions');
  await page.getByRole('button', { name: `Import ${DESCRIPTIONS.length} products` }).click();
  await expect(page.getByRole('link', { name: 'Go to all items' })).toBeVisible();

  const products = await read<{ _id: string; name: string; desc: string; translations: object }[]>(
    `/products?limit=50&q=${encodeURIComponent(`Shade ${NOW}`)}`,
  );
  const descOf = (place: number) => products.find(({ name }) => name === `Lamp ${place} & Shade ${NOW}`);
  for (const [place, [, text]] of DESCRIPTIONS.entries()) {
    expect(descOf(place)).toMatchObject({ desc: text, translations: { bn: { desc: `আলো ${place}` } } });
  }
  await Promise.all(products.map(({ _id }) => removeProduct(_id)));
});

test('pasted HTML becomes text in the form, where the cursor is; pasted text stays as it is', async ({ page }) => {
  await becomeAdmin(page, '/dashboard/addItems');
  const desc = page.getByLabel('Description', { exact: true });
  const paste = (text: string) =>
    desc.evaluate((area, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      return area.dispatchEvent(event);
    }, text);
  await desc.fill('Before  after');
  await desc.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(7, 7));
  expect(await paste('<ul><li>E27</li><li>40&nbsp;cm</li></ul>')).toBe(false);
  await expect(desc).toHaveValue('Before • E27\n• 40 cm after');
  await desc.press('End');
  await desc.pressSequentially('!');
  await expect(desc).toHaveValue('Before • E27\n• 40 cm after!');
  expect(await paste('Uses < 5 W & lasts')).toBe(true); // the browser pastes it
  await desc.fill('');
  await paste(`<p>${'long '.repeat(1_200)}</p>`);
  await expect(desc).toHaveAccessibleDescription('At most 5,000 characters, please: these are 999 too many.');
  await desc.fill('Short again');
  await expect(desc).toHaveAccessibleDescription('');
});
