import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { indexedWords, SEARCH_SCHEMA } from "./indexed-words.ts";

test.each([
  ["Visa, a visa", ["visa", "a"]],
  ["ألمانيا", ["المانيا", "مانيا"]],
  ["والحج للعمرة بالطائرة", ["والحج", "للعمره", "بالطايره", "حج", "عمره", "طايره"]],
  ["الله والله والد الم", ["الله", "والله", "والد", "الم"]],
  ["ওমরাহ ভিসা", ["ওমরাহ", "ভিসা", "≈উমরাহ"]],
  ["হজ্জ হজ্ব হজ", ["হজ্জ", "হজ্ব", "হজ", "≈হজ"]],
  [
    "দুঃখ চাঁদ সৌদী দূর রণ শব ষোল যে",
    [
      ...["দুঃখ", "চাঁদ", "সৌদী", "দূর", "রণ", "শব", "ষোল", "যে"],
      ...["≈দুখ", "≈চাদ", "≈সৌদি", "≈দুর", "≈রন", "≈সব", "≈সোল", "≈জে"],
    ],
  ],
  ["য়ে হঠাৎ ঁ", ["য়ে".normalize("NFC"), "হঠাত্", "ঁ", "≈হঠাত"]],
])("%j is found by %j", (text, words) => expect(indexedWords(text)).toEqual(words));

/** Every character of the scripts that are folded, alone and between two letters. */
const EVERYTHING = [
  ...[
    [0x20, 0x24f],
    [0x2b0, 0x36f],
    [0x600, 0x6ff],
    [0x980, 0x9ff],
    [0x2000, 0x206f],
    [0xfb50, 0xfeff],
  ],
]
  .flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, at) => from + at))
  .map((code) => String.fromCodePoint(code))
  .map((sign) => `${sign} ক${sign}ক ال${sign}حج`)
  .join(" ");
const WORDS = "ওমরাহ হজ্ব হজ্জ উৎ الله للعمرة والعمرة Qur’an";

test("whoever changes the words of a text raises the number with which they are stored", () => {
  const words = createHash("sha256")
    .update(indexedWords(`${EVERYTHING} ${WORDS}`).join(" "))
    .digest("hex");
  expect([SEARCH_SCHEMA, words.slice(0, 12)]).toEqual([2, "12e26b5023e4"]);
});
