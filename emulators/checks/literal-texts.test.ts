import { expect, test } from 'vitest';
import { literalTexts } from './literal-texts.ts';

const complaints = (code: string, path = 'web/shared/ui/button.tsx') => literalTexts({ path, code });

test.each([
  ['Buy Now', '<button>Buy Now</button>'],
  ['Buy Now', "<>{isOpen ? t.open : 'Buy Now'}</>"],
  ['pcs', `<p>{\`\${count} pcs\`}</p>`],
  ['Close', '<button aria-label="Close" />'],
  ['Close', "<Drawer closeLabel={label ?? 'Close'} />"],
  ['Your name', '<input placeholder="Your name" />'],
  ['A lamp', '<img alt="A lamp" />'],
  ['Removed', "showToast('Removed', 3000)"],
  ['Are you sure?', "ask({ question: 'Are you sure?', yes: t.yes, no: t.no })"],
])('a component does not say %s itself: %s', (text, code) => {
  expect(complaints(code)).toEqual([
    `web/shared/ui/button.tsx says '${text}' itself: texts belong to web/shared/locale`,
  ]);
});

test.each([
  ['<button aria-label={t.close}>{t.buyNow}</button>'],
  ['<p className="text-lg" role="status">+{count} · 1 / 2</p>'],
  ['<img alt="" />'],
  ["ask(order, 'takeBack')"],
  ["ask({ icon: 'warning', question: t.sure, yes: t.yes, no: t.no })"],
])('words from the messages, signs and what nobody reads are no texts: %s', (code) => {
  expect(complaints(code)).toEqual([]);
});

test('what stands in for Google on the emulators is read by developers alone', () => {
  expect(complaints('<h2>Google account (emulator)</h2>', 'web/shared/session/on-emulators.tsx')).toEqual([]);
});
