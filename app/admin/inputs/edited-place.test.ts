import { expect, test } from "vitest";
import { editedPlace, fieldsOf } from "./edited-place.ts";

/** The first and the last input of its form. */
function endsOf(kind: string, id: string): string | null {
  const place = editedPlace(kind, id);
  if (!place) return null;
  const labels = fieldsOf(place).map(({ label }) => label);
  return `${labels[0]} … ${labels.at(-1)}`;
}

test("each thing with a history has the inputs of its own form", () => {
  const places = [
    ...["home/home", "package/umrah", "inclusions/tours", "page/about", "page/contact"],
    ...["page/privacy", "page/trust", "settings/agency", "settings/notice", "post/p1"],
    ...["own-page/o1", "departure/d1", "licence/l1", "requirement/r1", "visa/v1"],
  ];
  const ends = places.map((place) => {
    const [kind = "", id = ""] = place.split("/");
    return `${place}: ${endsOf(kind, id)}`;
  });
  expect(ends).toEqual([
    "home/home: News line … Picture behind it",
    "package/umrah: Title … Final paragraph",
    "inclusions/tours: Visa … Hotel nights before or after: its sentence",
    "page/about: Title … Who says it",
    "page/contact: Title … How near",
    "page/privacy: Title … Policy",
    "page/trust: Title … If your name was misused",
    "settings/agency: Name of the agency … Copyright line",
    "settings/notice: Notice … Last day",
    "post/p1: Blog Title … Content",
    "own-page/o1: Title … In the footer",
    "departure/d1: Package … Notes",
    "licence/l1: Name … Also in the strip on other pages",
    "requirement/r1: What … Official source",
    "visa/v1: Title … What changed",
  ]);
});

test("what is no thing of ours, or none of its kind, has no form", () => {
  const strange = [
    ["home", "other"],
    ["package", "about"],
    ["inclusions", "work-visa"],
    ["page", "umrah"],
    ["settings", "about"],
    ["enquiry", "home"],
  ] as const;
  expect(strange.filter(([kind, id]) => editedPlace(kind, id) !== null)).toEqual([]);
});

test("a translation has the inputs that hold words", () => {
  const names = (language?: "bn") =>
    fieldsOf({ kind: "post", id: "p1", ...(language ? { language } : {}) }).map(({ name }) => name);
  expect([names(), names("bn")]).toEqual([
    ["title", "type", "image", "link", "content"],
    ["title", "content"],
  ]);
});
