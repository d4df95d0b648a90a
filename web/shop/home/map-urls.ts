interface Place {
  latitude: number;
  longitude: number;
}

const OSM = 'https://www.openstreetmap.org';

/** How far the frame shows, in degrees from the middle: about 450 m north and south, 600 m east and west. */
const NORTH_SOUTH = 0.004;
const EAST_WEST = 0.006;

/** The smallest picture of the server that also fills the frame: where it loads, the frame will. */
export const MAP_PROBE = 'https://tile.openstreetmap.org/0/0/0.png';

/** OpenStreetMap as a frame, with a marker on the place. */
export function mapFrameAddress({ latitude, longitude }: Place): string {
  const box = [longitude - EAST_WEST, latitude - NORTH_SOUTH, longitude + EAST_WEST, latitude + NORTH_SOUTH];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(4)).join(),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `${OSM}/export/embed.html?${query}`;
}

/** The same place on the whole map. */
export function mapPageAddress({ latitude, longitude }: Place): string {
  return `${OSM}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
