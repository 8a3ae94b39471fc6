import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { accessibleOutline } from "#tests/support/accessible-outline.ts";
import { TranslatedText } from "./translated-text.tsx";
import type { TextState } from "./use-translation.ts";

const nothing = () => undefined;

function shown(given: Partial<TextState>, isHere = false) {
  const text = {
    ...{ path: "title", label: "Title", english: "Umrah", typed: "", made: "", state: "missing" },
    ...{ field: { type: "text", limit: 100 }, ...given },
  } as TextState;
  const deeds = { onType: nothing, onCopy: nothing, onFits: nothing };
  return renderToStaticMarkup(<TranslatedText {...{ text, isHere, language: "bn", ...deeds }} />);
}

test("English is copied over where there is any, and where it is not there already", () => {
  const isOffered = (given: Partial<TextState>) => !/<button[^>]* disabled=""/.test(shown(given));
  expect([
    isOffered({}),
    isOffered({ typed: "ওমরাহ", state: "done" }),
    isOffered({ typed: "Umrah", state: "done" }),
    isOffered({ english: "", typed: "ওমরাহ", state: "older" }),
  ]).toEqual([true, true, false, false]);
});

test("what changed in English since is shown, with what can be done: it fits still, or goes", () => {
  const changed = (given: Partial<TextState>) =>
    accessibleOutline(shown({ typed: "ওমরাহ", state: "older", made: "Hajj", ...given }, true)).slice(
      6,
    );
  const said = "  English changed after this was translated:";
  expect(changed({})).toEqual([
    said,
    "  p lang=en dir=ltr:",
    "    span data-change=:",
    "      {.sr-only: removed:} Hajj",
    "      {.sr-only: added:} Umrah",
    "  <It still fits>",
  ]);
  expect(changed({ english: "" })).toEqual([
    said,
    "  p lang=en dir=ltr: span data-change=: {.sr-only: removed:} Hajj",
    "  <Take it out>",
  ]);
  expect(changed({ state: "done" })).toEqual([]);
});
