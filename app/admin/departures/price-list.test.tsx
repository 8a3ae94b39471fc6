import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ListedDeparture } from "#contracts/departure-row.ts";
import { accessibleOutline } from "#tests/support/accessible-outline.ts";
import { OldAndNew, PriceList } from "./price-list.tsx";

const row = (id: string, prices: object, after: object) => {
  const body = { leavesOn: "2027-02-06", returnsOn: "2027-02-20", currency: "BDT" };
  const none = { quad: "", triple: "", double: "" };
  const before = { ...body, ...none, ...prices };
  return { before: { id, body: before }, after: { ...before, ...after } } as unknown as {
    before: ListedDeparture;
    after: ListedDeparture["body"];
  };
};

test("every price is said as it was and as it will be; one that stays stands there once, one that no date has not", () => {
  const planned = [
    row("1", { quad: "100000", double: "150000" }, { quad: "110000" }),
    row("2", { quad: "90000" }, { quad: "99000" }),
  ];
  const html = renderToStaticMarkup(
    <PriceList planned={planned} names={["quad", "triple", "double"]} />,
  );
  expect(accessibleOutline(html)).toEqual([
    "section tabindex=0 label=Which prices:",
    "  table:",
    "    | {scope=col} Departure | {scope=col} Quad | {scope=col} Double |",
    "    | {scope=row} 6–20 February 2027 | {.sr-only: before:} 1,00,000 / {.sr-only: after:} 1,10,000 | 1,50,000 |",
    "    | {scope=row} 6–20 February 2027 | {.sr-only: before:} 90,000 / {.sr-only: after:} 99,000 |  |",
  ]);
  expect(html.match(/<section[^>]*>/)?.[0]).toEqual(
    '<section class="change-list" tabindex="0" aria-label="Which prices">',
  );
});

test("nothing is shown where no date has any of the prices", () => {
  const html = renderToStaticMarkup(
    <PriceList planned={[row("1", {}, { quad: "1" })]} names={["quad"]} />,
  );
  expect(html).toBe("");
});

test("what stays is not struck through", () => {
  const html = (before: string, after: string): string =>
    renderToStaticMarkup(<OldAndNew {...{ before, after }} />);
  expect(html("Tk 1", "Tk 1")).toEqual("<bdi>Tk 1</bdi>");
  expect(html("Tk 1", "Tk 2")).toEqual(
    '<del><span class="sr-only">before:</span> <bdi>Tk 1</bdi></del><ins><span class="sr-only">after:</span> <bdi>Tk 2</bdi></ins>',
  );
});
