import { expect, test } from 'vitest';
import { mapFrameAddress, mapPageAddress } from './map-urls.ts';

const showroom = { latitude: 23.7461, longitude: 90.3742 };

test('the frame shows the streets around the place, west before east and south before north, with a marker', () => {
  const { pathname, searchParams } = new URL(mapFrameAddress(showroom));
  expect(pathname).toBe('/export/embed.html');
  expect(searchParams.get('bbox')).toBe('90.3682,23.7421,90.3802,23.7501');
  expect(searchParams.get('marker')).toBe('23.7461,90.3742');
});

test('the link opens the map at the place', () => {
  expect(mapPageAddress(showroom)).toBe(
    'https://www.openstreetmap.org/?mlat=23.7461&mlon=90.3742#map=17/23.7461/90.3742',
  );
});
