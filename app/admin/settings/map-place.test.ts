import { expect, test } from "vitest";
import { mapPlaceIn } from "./map-place.ts";

const DHAKA = { latitude: 23.7461, longitude: 90.3742 };

test.each([
  [
    "https://www.google.com/maps/place/Rihla/@23.7000,90.3000,15z/data=!4m6!3m5!8m2!3d23.7461!4d90.3742",
    15,
  ],
  ["https://www.google.com/maps/@23.7461,90.3742,17.5z", 17],
  ["https://www.google.com/maps/search/?api=1&query=23.7461%2C90.3742", null],
  ["https://maps.google.com/?q=23.7461,90.3742&z=21", 19],
  ["https://www.openstreetmap.org/?mlat=23.7461&mlon=90.3742#map=16/23.7000/90.3000", 16],
  ["https://www.openstreetmap.org/#map=12/23.7461/90.3742", 12],
  ["https://maps.apple.com/?ll=23.7461,90.3742", null],
  ["geo:23.7461,90.3742?z=18", 18],
  ["23.7461, 90.3742", null],
  [" (23.7461,90.3742) ", null],
])("%s says where it is", (link, zoom) => {
  expect(mapPlaceIn(link)).toEqual({ ...DHAKA, zoom });
});

test("south and west are below zero", () => {
  expect(mapPlaceIn("https://www.google.com/maps/@-33.8688,-151.2093,9z")).toMatchObject({
    latitude: -33.8688,
    longitude: -151.2093,
  });
});

test.each([
  "",
  "https://maps.app.goo.gl/abcDEF",
  "House 14, Road 27, Dhaka",
  "https://www.google.com/maps/@91.0,90.0,3z",
  "23.7461",
  `https://www.google.com/maps/@${"9".repeat(100_000)}`,
])("%.60s says nothing", (link) => {
  expect(mapPlaceIn(link)).toBeNull();
});
