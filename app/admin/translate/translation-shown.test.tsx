import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { accessibleOutline } from "#tests/support/accessible-outline.ts";
import { TranslationShown } from "./translation-shown.tsx";

test("a version of a translation stands beside the English that it was made from", () => {
  const body = {
    ...{ title: "ওমরাহ", services: ["ভিসা", ""], version: 3, base: 1, isExample: false },
    made: { title: "Umrah then", services: ["Visa", "Flight"] },
  };
  const english = { title: "Umrah now", description: "Slowly.", services: ["Visa", "Flight"] };
  const place = { kind: "package", id: "umrah" } as const;
  const html = renderToStaticMarkup(
    <TranslationShown
      {...{ place, body, english }}
      language="ar"
      page="/ar/packages/umrah?preview=1"
    />,
  );
  expect(accessibleOutline(html)).toEqual([
    "[See it on its page | href=/ar/packages/umrah?preview=1 target=_blank rel=noreferrer]",
    "section:",
    "  header: ### Title",
    "  div lang=en dir=ltr: Umrah then",
    "  div lang=ar dir=rtl: ওমরাহ",
    "section:",
    "  header: ### Services, 1 of 2",
    "  div lang=en dir=ltr: Visa",
    "  div lang=ar dir=rtl: ভিসা",
    "2 are missing",
  ]);
  const all = { title: "x", description: "y", services: ["a", "b"], made: english };
  const whole = renderToStaticMarkup(
    <TranslationShown {...{ place, english }} body={all} language="bn" page="/bn/x" />,
  );
  expect(accessibleOutline(whole)).toEqual([
    "[See it on its page | href=/bn/x target=_blank rel=noreferrer]",
    "section:",
    "  header: ### Title",
    "  div lang=en dir=ltr: Umrah now",
    "  div lang=bn dir=ltr: x",
    "section:",
    "  header: ### Description",
    "  div lang=en dir=ltr: Slowly.",
    "  div lang=bn dir=ltr: y",
    "section:",
    "  header: ### Services, 1 of 2",
    "  div lang=en dir=ltr: Visa",
    "  div lang=bn dir=ltr: a",
    "section:",
    "  header: ### Services, 2 of 2",
    "  div lang=en dir=ltr: Flight",
    "  div lang=bn dir=ltr: b",
  ]);
});
