import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BarSearch, SearchForm } from "./nav-search.tsx";

test("whoever opens the field of the bar can type at once; where it lies open it waits", () => {
  const fields = [<BarSearch key="bar" />, <SearchForm key="open" />].map(
    (piece) => /<input[^>]*>/.exec(renderToStaticMarkup(piece))?.[0],
  );
  expect(fields.map((field) => /autofocus/i.test(field ?? ""))).toEqual([true, false]);
});

test("the sign opens its own field", () => {
  const html = renderToStaticMarkup(<BarSearch />);
  const [, opened] = /popovertarget="([^"]+)"/i.exec(html) ?? [];
  expect(html).toMatch(new RegExp(`<div id="${opened}" popover`));
});
