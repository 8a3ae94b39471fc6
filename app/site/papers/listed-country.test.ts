import { expect, test } from "vitest";
import { listedCountry } from "./listed-country.ts";

const VISAS = [
  { country: "", link: "schengen-area" },
  { country: "MY", link: "malaysia-work" },
  { country: "SA", link: "saudi" },
  { country: "XX1", link: "elsewhere" },
];
const linkOf = (name: string) => listedCountry(VISAS, name)?.link ?? null;

test("a country is found by its name in each of our languages, or by the address of its list", () => {
  const named = [
    " malaysia ",
    "মালয়েশিয়া",
    "ماليزيا",
    "Saudi-Arabia",
    "SAUDI  ARABIA",
    "Schengen area",
    "saudi",
  ];
  expect(named.map(linkOf)).toEqual([
    "malaysia-work",
    "malaysia-work",
    "malaysia-work",
    "saudi",
    "saudi",
    "schengen-area",
    "saudi",
  ]);
});

test("half a name, a code or nothing is no country", () => {
  expect(["", " - ", "MY", "malay", "XX1"].map(linkOf)).toEqual([null, null, null, null, null]);
});
