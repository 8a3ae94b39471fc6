import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { expect, test } from "vitest";
import { PapersList } from "./papers-list.tsx";
import type { ListPage } from "./papers-page.ts";

const paper = (id: string) => ({
  ...{ id, set: "", title: id, why: "", note: "", form: "", age: "", where: "", source: "" },
  need: "must",
});

function shown(count: number, given: Partial<ListPage> = {}) {
  const papers = Array.from({ length: count }, (_, at) => paper(`p${at}`));
  const list = {
    ...{ is: "list", title: "Work visa for Qatar", intro: "", base: "/work-visa/papers" },
    ...{ address: "/work-visa/papers/qatar", groups: [{ from: "you", papers }], answers: [] },
    ...{ costs: [], sum: "", ratesOf: "", official: "", changes: [], ask: "/get-started" },
    time: { range: "", starts: "", notCounted: "", longer: [] },
    review: { words: "Looked at on 8 Nov", isOld: false },
    ...given,
  } as unknown as ListPage;
  return renderToStaticMarkup(
    <StaticRouter location="/work-visa/papers/qatar">
      <PapersList list={list} address="https://rihla.example/work-visa/papers/qatar" trust={null} />
    </StaticRouter>,
  );
}

test("up to twelve papers have room on a sheet, more of them stand closer", () => {
  expect([1, 12, 13].map((count) => shown(count).includes('data-long="true"'))).toEqual([
    ...[false, false, true],
  ]);
});

test("a list that nobody has looked at for long warns above it, and is not said to be looked at beside it", () => {
  const said = (isOld: boolean) => {
    const html = shown(1, { review: { words: "Looked at on 8 Nov", isOld } });
    return [html.match(/papers-warning">([^<]*)/)?.[1], html.includes("<span>Looked at on 8 Nov")];
  };
  expect([said(false), said(true)]).toEqual([
    [undefined, true],
    ["Looked at on 8 Nov", false],
  ]);
});

test("what is sent names what is missing, and where the list is", () => {
  const href = /href="(https:\/\/wa\.me\/[^"]*)"/.exec(shown(2))?.[1] ?? "";
  expect(new URL(href).searchParams.get("text")).toBe(
    ["Work visa for Qatar", "☐ p0", "☐ p1", "https://rihla.example/work-visa/papers/qatar"].join(
      "\n",
    ),
  );
});

test("a fee and a time that nobody knows are asked for, and nothing is added up", () => {
  const said = (given: Partial<ListPage>) => {
    const words = shown(1, given).replace(/<[^>]*>/g, "\n");
    return words.split(/\n+/).filter((one) => /^(Ask us$|Tk|\d+ to|Together)/.test(one));
  };
  const time = { range: "20 to 30 days", starts: "", notCounted: "", longer: [] };
  const cost = (amount: string) => ({ label: "Service fee", amount, note: "" });
  expect(said({ costs: [cost("")] })).toEqual(["Ask us", "Ask us"]);
  expect(said({ costs: [cost("Tk 9,000")], sum: "Tk 9,000", time })).toEqual([
    ...["20 to 30 days", "Tk 9,000", "Together, about", "Tk 9,000"],
  ]);
});
