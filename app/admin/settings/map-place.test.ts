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
  ["90,180", { latitude: 90, longitude: 180 }],
  ["-90,-180", { latitude: -90, longitude: -180 }],
  ["0,0", { latitude: 0, longitude: 0 }],
  ["1.12345678,2.00000049", { latitude: 1.123457, longitude: 2 }],
])("%s is still on the earth, as near as a metre", (link, place) => {
  expect(mapPlaceIn(link)).toEqual({ ...place, zoom: null });
});

test("what is no place is passed over for one that is, and no zoom is none", () => {
  const link = "https://maps.example/?q=99.0,90.0&z=0#map=12/23.7461/90.3742";
  expect(mapPlaceIn(link)).toEqual({ ...DHAKA, zoom: 12 });
  expect(mapPlaceIn("https://maps.example/@23.7461,90.3742,0z?zoom=8")).toMatchObject({ zoom: 8 });
});

test.each([
  "",
  "91,90",
  "23,181",
  "-90.5,-180.5",
  "https://maps.app.goo.gl/abcDEF",
  "House 14, Road 27, Dhaka",
  "https://www.google.com/maps/@91.0,90.0,3z",
  "23.7461",
  `https://www.google.com/maps/@${"9".repeat(100_000)}`,
])("%.60s says nothing", (link) => {
  expect(mapPlaceIn(link)).toBeNull();
});
