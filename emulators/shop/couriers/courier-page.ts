import { wordsOf } from '@aloghor/functions/domain/courier-words';
import type { CourierName } from '@aloghor/functions/domain/couriers';
import type { Account, Accounts, KeptParcel } from './accounts.ts';
import type { StandIn } from './answer-booking.ts';
import { CHOICES, SWITCH_NAMES, type Switches } from './switches.ts';

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem;color:#1f1a17;background:#fbf7f1}
h1{font-size:1.4rem}h2{font-size:1.1rem;margin-top:2rem}table{border-collapse:collapse;width:100%}
th,td{text-align:start;padding:.4rem .6rem;border-top:1px solid #cdc0ae;vertical-align:top}td.sum{text-align:end}
form{display:inline}fieldset{margin:1rem 0;border:1px solid #cdc0ae;display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:end}
label{display:grid;font-size:.85rem}button,select,input{font:inherit;padding:.25rem .5rem}input{width:7rem}`;

type StandIns = Record<CourierName, StandIn>;

/** All accounts with their parcels, which forms move on, and their switches. It needs no scripts. */
export function courierPage(accounts: Accounts, couriers: StandIns): string {
  const sections = accounts.all().map(([key, account]) => section(key, account, couriers));
  const none = '<p>Nothing was booked yet. Book an order in the dashboard, then look here again.</p>';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Couriers</title>
<style>${STYLE}</style><h1>The couriers of the local shop</h1>${sections.join('') || none}</html>`;
}

function section(key: string, account: Account, couriers: StandIns): string {
  const rows = account.parcels.toReversed().map((parcel) => row(key, parcel, couriers[parcel.courier].words));
  const head = ['Courier', 'Invoice', 'Consignment', 'To', 'Collects', 'Where it is'].map(
    (name) => `<th scope="col">${name}`,
  );
  return `<h2>Account ${escaped(key)}</h2><table><tr>${head.join('')}</tr>${rows.join('')}</table>${pickUpForm(key, account)}${switchForm(key, account.switches)}`;
}

function row(key: string, parcel: KeptParcel, usual: readonly string[]): string {
  const { courier, consignmentId, invoice, name, phone, address, sum, word } = parcel;
  const words = [
    ...new Set([
      word,
      ...usual,
      ...wordsOf(courier).map((one) => (courier === 'steadfast' ? one : one.replaceAll('_', '-'))),
    ]),
  ];
  const hidden = Object.entries({ account: key, courier, consignmentId }).map(
    ([field, value]) => `<input type="hidden" name="${field}" value="${escaped(value)}">`,
  );
  return `<tr><td>${courier}<td>${escaped(invoice)}<td>${consignmentId}<td>${escaped(name)}, ${escaped(phone)}<br>${escaped(address)}
<td class="sum">${sum}<td><form method="post" action="/advance">${hidden.join('')}<select name="word" aria-label="Where ${escaped(invoice)} is">
${words.map((one) => `<option>${escaped(one)}`).join('')}</select> <button>Move</button></form></tr>`;
}

/** The pick-up that is asked for, if any, and a button by which its rider was there. */
function pickUpForm(key: string, { pickUps = [] }: Account): string {
  const open = pickUps.filter(({ isDone }) => !isDone);
  return open
    .map(
      ({
        parcels,
        note,
      }) => `<form method="post" action="/collect"><input type="hidden" name="account" value="${escaped(key)}">
<p>Steadfast is asked to pick up ${parcels} parcels. ${escaped(note)} <button>Picked up</button></p></form>`,
    )
    .join('');
}

function switchForm(key: string, switches: Switches): string {
  const fields = SWITCH_NAMES.map((name) => `<label>${name}${switchField(name, switches)}</label>`);
  return `<form method="post" action="/accounts/${encodeURIComponent(key)}/switches"><fieldset><legend>How the couriers answer</legend>
${fields.join('')}<button>Set</button></fieldset></form>`;
}

function switchField(name: keyof Switches, switches: Switches): string {
  const choices = CHOICES[name];
  const set = String(switches[name]);
  if (choices === 'number') return `<input type="number" min="0" name="${name}" value="${set}">`;
  const options = choices.map((choice) => `<option${String(choice) === set ? ' selected' : ''}>${choice}`);
  return `<select name="${name}">${options.join('')}</select>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
