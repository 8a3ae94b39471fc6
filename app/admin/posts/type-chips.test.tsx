import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { accessibleOutline } from "#tests/support/accessible-outline.ts";
import { TypeChips } from "./type-chips.tsx";

const types = Array.from({ length: 9 }, (_, at) => ({ type: `Type ${at}`, count: 9 - at }));

test("the eight types that are used most are offered, and which one it is already", () => {
  const html = renderToStaticMarkup(
    <TypeChips types={types} chosen="Type 7" onChoose={() => {}} />,
  );
  const chips = accessibleOutline(html)
    .join()
    .match(/<Type \d \| pressed=\w+>/g);
  expect([chips?.length, chips?.at(-1)]).toEqual([8, "<Type 7 | pressed=true>"]);
  expect(html.match(/aria-pressed="true"/g)).toHaveLength(1);
});

test("where no type is used yet nothing is offered", () => {
  expect(renderToStaticMarkup(<TypeChips types={[]} chosen="" onChoose={() => {}} />)).toBe("");
});
