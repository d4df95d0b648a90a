import type { ParcelProblem } from '@aloghor/functions/contract/parcels';
import type { NewsSource, ParcelDoubt } from '@aloghor/functions/domain/parcel-news';
import type { ParcelState } from '@aloghor/functions/domain/parcels';
import { namespace } from '../../../shared/locale/locale.ts';
import { counted } from './counted.ts';

/** Messages of booking parcels with couriers, in English. */
export const booking = namespace('booking', {
  title: (courier: string) => `Book with ${courier}`,
  ready: (count: number, sum: string) => `${counted(count, 'order', 'orders')} can be booked, ${sum} to collect.`,
  noneReady: 'None of these orders can be booked.',
  book: (count: number) => `Book ${counted(count, 'parcel', 'parcels')}`,
  working: (count: number, total: number) => `${count} of ${total} done…`,
  done: (count: number, total: number, courier: string) =>
    count === total
      ? `${counted(count, 'parcel is', 'parcels are')} booked with ${courier}.`
      : `${count} of ${total} parcels are booked with ${courier}.`,
  beingAsked: (courier: string) =>
    `${courier} did not answer, so nobody knows whether the parcel is booked. ${courier} is being asked; nothing needs to be done.`,
  notAnswered: (count: number) =>
    `${counted(count, 'order has', 'orders have')} no answer yet. Check your connection: what is booked already is not booked again.`,
  goOn: (count: number) => `Continue with ${counted(count, 'order', 'orders')}`,
  keysRefusedUntil: (courier: string, time: string) =>
    `${courier} has refused the shop’s keys. It is called again after ${time}, or once the keys are changed.`,
  problems: {
    noOrder: () => 'This order no longer exists.',
    notConfirmed: () => 'Its buyer has not confirmed it yet.',
    notInShop: () => 'It has left the shop, or is closed.',
    alreadyBooked: (courier) => `It is booked with ${courier} already.`,
    inFile: (courier) => `It is in the file for ${courier} already. Note first whether that was uploaded.`,
    stillUnknown: (courier) => `${courier} has not answered yet whether it has the parcel.`,
    noName: () => 'The buyer’s name is missing.',
    nameLength: (courier) => `The name is too long or too short for ${courier}.`,
    noAddress: () => 'The address is missing.',
    addressLength: (courier) => `The address is too long or too short for ${courier}.`,
    lostSigns: (courier) => `${courier} does not keep the signs { } ; < > in a name or an address.`,
    noPlace: (courier) => `${courier} needs the district.`,
    noCourierPhone: () => 'Couriers take only mobile numbers of Bangladesh.',
    poisha: () => 'The amount to collect has poisha. Make it whole taka first.',
    sumTooHigh: (courier) => `${courier} does not collect so much.`,
    tooHeavy: (courier) => `${courier} does not take so heavy a parcel. Split the order, or choose another courier.`,
    sumChanged: () => 'The amount to collect has changed. Check it, and try again.',
    noArea: (courier) => `${courier} has no area of this name. Choose another thana in the order.`,
    noZone: (courier) => `${courier} finds no zone for the address. Write it in more detail in the order.`,
    rejected: (courier) => `${courier} has not taken it.`,
    keysRefused: (courier) => `${courier} has refused the shop’s keys, so it is not called any more.`,
    courierBusy: (courier) => `${courier} has too much to do. Try again in a few minutes.`,
  } satisfies Record<ParcelProblem, (courier: string) => string>,
  states: {
    asked: 'Being booked',
    unknown: 'Not known yet',
    rejected: 'Not booked',
    booked: 'Booked',
    picked: 'Picked up',
    outForDelivery: 'Out for delivery',
    held: 'Held by the courier',
    delivered: 'Delivered',
    partlyDelivered: 'Partly delivered',
    lost: 'Lost',
    returning: 'Coming back',
    returned: 'Back in the shop',
    cancelled: 'Cancelled',
  } satisfies Record<ParcelState, string>,
  cancellations: { asked: 'Asked', accepted: 'Accepted', unknown: 'Not known yet' },
  parcel: 'Courier',
  withCourier: (courier: string, invoice: string) => `with ${courier} as ${invoice}`,
  consignment: (id: string) => `Consignment ${id}`,
  weight: (kilograms: string) => `Weight: ${kilograms}`,
  track: (code: string) => `Track ${code}`,
  bookedBy: (sum: string, name: string, time: string) => `Collects ${sum}. Booked by ${name}, ${time}`,
  cancelled: 'It was cancelled or asked back',
  askCancelled: {
    question: (courier: string) => `Does ${courier} no longer deliver it?`,
    text: (courier: string) =>
      `The shop does not tell ${courier}: cancel it in its panel first. Then the order is in the shop again, and can be changed, and booked under another number.`,
    yes: 'Yes, it is cancelled',
    no: 'No',
  },
  notDelivered: (courier: string) => `${courier} could not deliver it`,
  heldReason: (courier: string) => `What ${courier} says`,
  heldNoted: 'Noted: it is under Failed deliveries',
  inPanel: (courier: string) => `The sum is changed in ${courier}’s panel, too`,
  deliveredAfterAll: 'It was delivered after all',
  askDelivered: {
    question: (courier: string) => `Has ${courier} delivered it after all?`,
    text: (courier: string) =>
      `Then its order is delivered, its products are out of the stock again, and ${courier} owes the money. An order that its buyer or the desk has cancelled stays so: then it is to be checked.`,
    yes: 'Yes, it is delivered',
    no: 'No',
  },
  toldPayout: (courier: string, payout: string) =>
    `${courier} says that it has paid it by ${payout}. It counts as received once that payout is added.`,
  neverLeft: 'It never left the shop',
  askNeverLeft: {
    question: (courier: string) => `Has ${courier} never picked it up?`,
    text: (): string =>
      'Then the order is open again, as before, and can be changed and booked again. If the parcel is coming back, scan it once it is here.',
    yes: 'Yes, it never left',
    no: 'No, it is coming back',
  },
  lookThere: (courier: string, invoice: string) =>
    `${courier} did not answer, and cannot be asked. Look in its panel for ${invoice}.`,
  notTold: (courier: string, invoice: string) =>
    `${courier} has not told in two days whether it has ${invoice}. Look in its panel.`,
  consignmentId: (courier: string) => `Consignment number in ${courier}’s panel`,
  isThere: 'It is booked there',
  addNumber: 'Add its number',
  correctNumber: 'Correct its number',
  keepNumber: 'Save the number',
  neverBooked: 'It is not there',
  askNeverBooked: {
    question: (courier: string) => `Does ${courier} really not have it?`,
    text: (courier: string, invoice: string) =>
      `Parcels appear late. If ${courier} has ${invoice} after all, it would be sent twice.`,
    yes: 'Yes, it is not there',
    no: 'Not sure',
  },
  itsNumber: (id: string) => `Its number is ${id}`,
  notItsNumber: 'That is another order’s parcel',
  askNotItsNumber: {
    question: (courier: string) => `Is the parcel that ${courier} has not this order’s?`,
    text: (invoice: string) =>
      `${invoice} is used up at this courier then: this order can be booked again, and gets another number. If the parcel is this order’s after all, it would be sent twice.`,
    yes: 'Yes, it is another one’s',
    no: 'Not sure',
  },
  inFile: 'In the file',
  toFile: (count: number) => `Put ${counted(count, 'parcel', 'parcels')} into the file`,
  fileDone: (count: number, total: number, courier: string) =>
    count === total
      ? `${counted(count, 'parcel is', 'parcels are')} in the file for ${courier}. Download it, upload it to the panel, then note it here.`
      : `${count} of ${total} parcels are in the file for ${courier}.`,
  download: 'Download the file',
  notDownloaded: 'Nothing was downloaded',
  waitsForUpload: (courier: string) =>
    `It is in the file for ${courier}. Upload that to its panel, then note it here, with its number if you have one.`,
  uploaded: 'It is uploaded',
  askUploaded: {
    question: (courier: string) => `Is the file in ${courier}’s panel?`,
    text: 'Then its parcels count as booked, and their orders stay as they are.',
    yes: 'Yes, it is there',
    no: 'Not yet',
  },
  notUploaded: 'It was not uploaded',
  askNotUploaded: {
    question: (courier: string) => `Has ${courier} got none of them?`,
    text: 'Then their orders can be changed, and booked again. If it has them after all, they would be sent twice.',
    yes: 'Yes, none',
    no: 'Not sure',
  },
  again: 'Send it once more',
  askAgain: {
    question: (courier: string) => `Send it to ${courier} once more?`,
    text: (courier: string, invoice: string) =>
      `It goes under the same invoice ${invoice}. If ${courier} has it already, it is not booked a second time.`,
    yes: 'Send it',
    no: 'Wait',
    sent: 'It is booked',
  },
  lookAtIt: 'check it',
  doubts: {
    unknownWord: (courier, word) => `${courier} says “${word}”, which the shop does not know. Look in its panel.`,
    contradiction: (courier, word) =>
      `${courier} says “${word}” now, after it has said another end. Nothing was changed. Look in its panel.`,
    orderDiffers: (courier, word) =>
      `${courier} says “${word}”, but the order has become something else. It was left as it is.`,
    sumUnclear: (courier) => `${courier} has collected another sum than it was told, or does not say how much.`,
    otherConsignment: (courier) => `${courier} tells of another consignment under this number. Look in its panel.`,
    noEnd: (courier) =>
      `${courier} has not said in six weeks how this parcel ended, so we have stopped asking. Look in its panel, then note what happened.`,
    pickUpUnclear: (courier) =>
      `${courier} has cancelled this parcel, and does not say whether it was picked up before. Look whether it is still here, then note it.`,
    restAwaited: (courier) =>
      `${courier} delivered a part of this parcel. The rest is back by its word, or should be by now, and nobody has counted it. Count it on the page of the order, or ask ${courier} to pay for it.`,
  } satisfies Record<ParcelDoubt, (courier: string, word: string) => string>,
  changeSumToo: (courier: string) =>
    `If somebody has changed the sum in ${courier}’s panel, change it on the page of the order, too: its amounts, or what was paid ahead. Say there that the panel has it: then nothing is in doubt.`,
  way: 'Way of the parcel',
  wayOf: (courier: string, invoice: string) => `${courier}, ${invoice}`,
  wholeWay: (count: number) => `Show all ${count} steps`,
  sources: {
    api: () => 'when it was booked',
    webhook: (courier) => `told by ${courier}`,
    poll: (courier) => `${courier} was asked`,
    hand: () => 'noted in the shop',
  } satisfies Record<NewsSource, (courier: string) => string>,
  whatIsTrue: 'What is true',
  choose: 'Choose',
  noteIt: 'Note it',
  noted: 'Noted',
  notAllNoted: 'Not all are noted',
  notedOtherwise: (count: number) =>
    `${counted(count, 'parcel stays', 'parcels stay')} as somebody else has noted in the meantime. The others are noted.`,
  notNotedTitle: 'Nothing was noted',
  notNoted: 'Check your connection, and try again.',
});

/** Messages of the choice who carries parcels, in English. */
export const carriers = namespace('carriers', {
  ofTicked: 'Courier or rider for all ticked orders',
  of: (order: string) => `Courier or rider for order ${order}`,
  choose: 'Choose a rider…',
  ownRider: (name: string) => `${name} (own rider)`,
  book: 'Book with a courier',
  give: 'Give to rider',
  given: (order: string, rider: string) => `Order ${order} is with ${rider} now`,
  notGivenTitle: 'The order was not given',
});
