import { expect, test } from "vitest";
import { mapFrameHref, mapHref } from "./map-links.ts";

const SYLHET = { heading: "", latitude: 24.8949, longitude: 91.8687, zoom: 15 };

test("the map shows the place in its middle, and marks it", () => {
  const { searchParams } = new URL(mapFrameHref(SYLHET));
  const [west = 0, south = 0, east = 0, north = 0] = (searchParams.get("bbox") ?? "")
    .split(",")
    .map(Number);
  expect((west + east) / 2).toBeCloseTo(SYLHET.longitude, 4);
  expect((south + north) / 2).toBeCloseTo(SYLHET.latitude, 4);
  // 1136 px of 256 a tile, of which 2 ** 15 go round the world.
  expect(east - west).toBeCloseTo((360 * 1136) / 256 / 2 ** 15, 4);
  expect(searchParams.get("marker")).toBe("24.8949,91.8687");
});

test("its own site opens at the place", () => {
  expect(mapHref(SYLHET)).toBe(
    "https://www.openstreetmap.org/?mlat=24.8949&mlon=91.8687#map=15/24.8949/91.8687",
  );
});
