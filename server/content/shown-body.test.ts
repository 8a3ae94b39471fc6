import { expect, test } from "vitest";
import { shownBody, shownInstead } from "./shown-body.ts";

test("half a letter, which stands in no address, is shown as a letter that cannot be read", () => {
  const post = { title: "Visa \ud83d", link: "\udc00", type: "Tours", content: "<p>\ud83d</p>" };
  expect(shownBody({ kind: "post", id: "a" }, post)).toMatchObject({
    ...{ title: "Visa \ufffd", link: "\ufffd", type: "Tours", content: "<p>\ufffd</p>" },
  });
  const { services } = shownBody({ kind: "package", id: "umrah" }, { services: ["\ud83d", 5] });
  expect(services).toEqual(["\ufffd"]);
});

test("what is no value of its field is shown as where nobody has written it", () => {
  const contact = (map: unknown) =>
    shownBody({ kind: "page", id: "contact" }, { map }).map as Record<string, unknown>;
  const place = { heading: "", latitude: -90, longitude: 180, zoom: 19 };
  expect(contact(place)).toEqual(place);
  const none = { heading: "", latitude: 0, longitude: 0, zoom: 1 };
  expect(contact({ heading: 5, latitude: -90.5, longitude: 181, zoom: "5" })).toEqual(none);
  expect([contact("x"), contact(null)]).toEqual([none, none]);
  const licence = (isInStrip: unknown) =>
    shownBody({ kind: "licence", id: "a" }, { isInStrip }).isInStrip;
  expect([licence(true), licence("yes"), licence(undefined)]).toEqual([true, false, false]);
});

test("new rows have an id while they are shown; a picture that must be there is ours until then", () => {
  const { Slide, secondSecimg1 } = shownBody(
    { kind: "home", id: "home" },
    {
      Slide: [{ _id: "a", content: "One", bgImage: "/art/a.svg" }, {}, 5],
      secondSecimg1: "javascript:a",
    },
  );
  const empty = { content: "", subcontent: "", bgImage: "/art/flight-wing.svg", link: "" };
  expect(Slide).toEqual([
    { ...empty, _id: "a", content: "One", bgImage: "/art/a.svg" },
    { ...empty, _id: "new-1" },
    { ...empty, _id: "new-2" },
  ]);
  expect(secondSecimg1).toBe("/art/flight-wing.svg");
  const about = { leaders: [{ name: "Nadia" }, { photo: "/art/a.svg" }] };
  expect(shownBody({ kind: "page", id: "about" }, about).leaders).toMatchObject([
    { name: "Nadia", photo: "" },
    { name: "", photo: "/art/a.svg" },
  ]);
});

test("a day that must be there is today's until it is written; any other is none", () => {
  const { lastChanged, content } = shownBody(
    { kind: "page", id: "privacy" },
    { lastChanged: "soon", content: "<p onclick=x>a</p><script>b</script>" },
  );
  expect(lastChanged).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(content).toBe("<p>a</p>");
  const licence = { validUntil: "2030-01-31", lookedUpOn: "soon" };
  expect(shownBody({ kind: "licence", id: "a" }, licence)).toMatchObject({
    ...{ validUntil: "2030-01-31", lookedUpOn: "" },
  });
});

test("of a translation all that it is of is shown, with its language", () => {
  const body = { title: "ওমরাহ" };
  const place = { kind: "post", id: "a" } as const;
  expect(shownInstead({ place: { ...place, language: "bn" }, body })).toMatchObject({
    ...{ ...body, language: "bn", content: "" },
  });
  expect(shownInstead({ place, body })).not.toHaveProperty("language");
});
