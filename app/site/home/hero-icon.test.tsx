import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HeroIcon } from "./hero-icon.tsx";

const NAMES = ["pause", "play", "chevron-left", "chevron-right"] as const;

test("signs on buttons are not read out; arrows turn with the direction of reading", () => {
  const drawn = NAMES.map((name) => {
    const html = renderToStaticMarkup(<HeroIcon name={name} />);
    const [, path] = / d="([^"]*)"/.exec(html) ?? [];
    return [name, html.includes('aria-hidden="true"'), html.includes("rtl:-scale-x-100"), path];
  });
  expect(drawn).toEqual([
    ["pause", true, false, "M14 3h5v18h-5zM5 3h5v18H5z"],
    ["play", true, false, "M5 5a2 2 0 0 1 3-1.7l12 7a2 2 0 0 1 0 3.4l-12 7A2 2 0 0 1 5 19z"],
    ["chevron-left", true, true, "m15 18-6-6 6-6"],
    ["chevron-right", true, true, "m9 18 6-6-6-6"],
  ]);
});
