import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { idOf, takenIds } from "#contracts/html/headings.ts";
import { Icon, IconSprite, iconHref } from "./icon.tsx";

const idsIn = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? "");

test("a page brings each sign once, under an id that no heading of a post can have", () => {
  const ids = idsIn(renderToString(<IconSprite />));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain(iconHref("phone").slice(1));
  const taken = takenIds();
  for (const id of ids) expect(idOf(id.replaceAll(/[_-]/g, " "), taken)).not.toBe(id);
});

test("a sign stands for the one of the page", () => {
  expect(renderToString(<Icon name="phone" />)).toContain(`href="${iconHref("phone")}"`);
});

test("what points along the line points the other way where words run from right to left", () => {
  const isTurned = (name: "arrow-right" | "chevron-left" | "phone") =>
    renderToString(<Icon name={name} />).includes("rtl:-scale-x-100");
  expect([isTurned("arrow-right"), isTurned("chevron-left"), isTurned("phone")]).toEqual([
    ...[true, true, false],
  ]);
});
