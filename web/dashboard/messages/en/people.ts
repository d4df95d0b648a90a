import { namespace } from '../../../shared/locale/locale.ts';

/** Messages of the figures of people, in English. */
export const people = namespace('people', {
  title: 'Staff figures',
  text: 'What everyone has done in these days.',
  ownText: 'What you have done in these days. Nobody else sees it but the administrators.',
  person: 'Person',
  left: 'Works here no more',
  calls: 'Calls',
  reached: 'Reached',
  confirmed: 'Confirmed',
  refused: 'Refused',
  cameBack: 'Came back',
  packed: 'Packed',
  secondsAParcel: 'Per parcel',
  seconds: (count: string) => `${count} s`,
  backOf: (back: string, ended: string) => `${back} of ${ended}`,
  share: (percent: string) => `${percent}%`,
  tooFew: 'Too few to say',
  none: '–',
  nothing: 'Nothing in these days yet. Calls and parcels count as soon as they are recorded.',
  meaningsTitle: 'What is counted',
  meanings: {
    calls: 'Calls: every outcome recorded at the desk. Reached: the buyer was spoken to.',
    cameBack:
      'Came back: of the orders that this person confirmed, how many of the parcels delivered or returned in these days came back whole. In per cent from ten parcels on.',
    secondsAParcel:
      'Per parcel: the median, from the scan of the slip on the bench (or from the previous parcel, where that is later) until it is packed. Parcels ticked in the list, or interrupted for over half an hour, are not measured.',
    undone: 'What is undone, or a parcel that is reopened, is taken off on the day on which that is done.',
  },
});
