export type MapPlace = { latitude: number; longitude: number; zoom: number | null };

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
const COMMA = String.raw`(?:,|%2C)\+?(?:%20)?\s*`;

/** The place itself before the middle of what is shown, as maps write it into their addresses. */
const WAYS = [
  // Google, a place: …/data=…!3d23.7461!4d90.3742
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  // OpenStreetMap, a pin: ?mlat=23.7461&mlon=90.3742
  new RegExp(`[?&]mlat=${NUMBER}&mlon=${NUMBER}`),
  // Google, Apple, geo: …?q=23.7461,90.3742, ?ll=…, ?query=…, geo:23.7461,90.3742
  new RegExp(`(?:[?&](?:q|ll|query|destination|center)=|^geo:)${NUMBER}${COMMA}${NUMBER}`),
  // Google, what is shown: …/@23.7461,90.3742,17z
  new RegExp(`/@${NUMBER},${NUMBER}`),
  // OpenStreetMap, what is shown: #map=17/23.7461/90.3742
  new RegExp(String.raw`#map=\d+(?:\.\d+)?/${NUMBER}/${NUMBER}`),
  // Two numbers alone, as Google Maps copies them.
  new RegExp(String.raw`^\(?${NUMBER}${COMMA}${NUMBER}\)?$`),
];

const ZOOMS = [/#map=(\d+)/, /@[-\d.]+,[-\d.]+,(\d+)(?:\.\d+)?z/, /[?&]z(?:oom)?=(\d+)/];
const [NEAREST, DIGITS] = [19, 6];

/**
 * Where a link of Google Maps, OpenStreetMap or Apple Maps leads; null: it does not say. Short links
 * (maps.app.goo.gl) say nothing themselves.
 */
export function mapPlaceIn(pasted: string): MapPlace | null {
  const text = pasted.trim();
  for (const way of WAYS) {
    const [, north, east] = way.exec(text) ?? [];
    const [latitude, longitude] = [Number(north), Number(east)];
    const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
    if (!north || !east || !isOnEarth) continue;
    const zoom = ZOOMS.map((one) => Number(one.exec(text)?.[1])).find((one) => one > 0);
    return {
      latitude: Number(latitude.toFixed(DIGITS)),
      longitude: Number(longitude.toFixed(DIGITS)),
      zoom: zoom ? Math.min(zoom, NEAREST) : null,
    };
  }
  return null;
}
