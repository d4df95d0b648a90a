import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COURIER_NAMES, courierNamed } from '@aloghor/functions/domain/couriers';
import { ADAPTERS } from '@aloghor/functions/src/couriers/registry';
import { expect, test } from 'vitest';

const TEXT = readFileSync(join(import.meta.dirname, '../../.github/COURIERS.md'), 'utf8');

/** The rows of a courier in the tables of COURIERS.md, in their order. */
const rowsOf = (name: string) => TEXT.split('\n').filter((line) => line.startsWith(`| ${name} |`));
const quoted = (text: string) => `\`${text}\``;
const yesNo = (is: boolean) => (is ? 'yes' : 'no');

const TAKEN_BACK = { cancels: 'cancels', asksBack: 'is asked to bring it back', inPanel: 'no' };

test.each(COURIER_NAMES)('COURIERS.md has the secrets, the addresses and what it can of %s', (courier) => {
  const { name, findsByInvoice, refusesRepeats, cancelling, tellsPayouts, scores, asksPickUp } = courierNamed(courier);
  const { address, secrets, webhook } = ADAPTERS[courier];
  const [setUp, abilities, webhooks] = rowsOf(name);
  const { setting, sandbox } = address;
  const named = Object.keys(secrets).map(quoted).join(', ');
  expect(setUp).toBe(`| ${name} | ${named} | ${quoted(setting)} | ${sandbox === null ? 'none' : quoted(sandbox)} |`);
  const can = [tellsPayouts, scores, asksPickUp].map(yesNo);
  const parts = [yesNo(findsByInvoice), yesNo(refusesRepeats), TAKEN_BACK[cancelling], ...can];
  expect(abilities).toBe(`| ${name} | ${parts.join(' | ')} |`);
  for (const setting of [webhook?.secret, webhook?.answerHeader?.setting])
    if (setting) expect(webhooks).toContain(quoted(setting));
});
