import type { ContactPage } from "#contracts/kinds/page.ts";

type Place = ContactPage["map"];

const SITE = "https://www.openstreetmap.org";

/** One tile of the map is 256 px; at zoom 0 it holds the whole way around. */
const DEGREES_PER_PX = 360 / 256;

/** The largest size at which the map is shown, in px. */
const WIDTH = 1136;
const HEIGHT = 480;

/** The map, to be shown in a frame. */
export function mapFrameHref({ latitude, longitude, zoom }: Place): string {
  const perPx = DEGREES_PER_PX / 2 ** zoom;
  const east = (perPx * WIDTH) / 2;
  const north = ((perPx * HEIGHT) / 2) * Math.cos((latitude * Math.PI) / 180);
  const search = new URLSearchParams({
    bbox: [longitude - east, latitude - north, longitude + east, latitude + north]
      .map((degrees) => degrees.toFixed(5))
      .join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  return `${SITE}/export/embed.html?${search}`;
}

/** The place on the map's own site, or in the visitor's app for it. */
export function mapHref({ latitude, longitude, zoom }: Place): string {
  return `${SITE}/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`;
}
