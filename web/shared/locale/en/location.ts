import { room } from '../room.ts';

/** The words about the showroom, in English. */
export const location = room('tLocation', {
  title: 'Visit Our Location',
  text: 'See the lamps lit before you choose. Tea is on us.',
  address: 'Address',
  hours: 'Opening hours',
  closed: 'Closed',
  contact: 'Contact',
  mapTitle: 'Map of the showroom and the streets around it',
  drawnMapTitle: 'Drawn map: the showroom stands beside the lake, between two main roads',
  lake: 'Dhanmondi Lake',
  westRoad: 'Satmasjid Road',
  eastRoad: 'Mirpur Road',
  notToScale: 'A sketch, not to scale',
  openMap: 'Open in OpenStreetMap',
});
