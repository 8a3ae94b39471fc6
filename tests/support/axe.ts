import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect } from "./browser-test.ts";

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const PHONE = 390;
const COMPUTER = 1280;
/** px; a browser draws no higher window in bearable time. */
const MOST_HEIGHT = 6000;

type Sight = readonly [width: number, look: "light" | "dark"];

export const EVERY: Sight[] = [
  [PHONE, "light"],
  [COMPUTER, "light"],
  [COMPUTER, "dark"],
  [PHONE, "dark"],
];
/** Each width and each look once: what colours there are does not hang on the width. */
export const TWO: [Sight, Sight] = [
  [PHONE, "light"],
  [COMPUTER, "dark"],
];

/** axe finds nothing in what the page shows now. */
export async function expectNoFaults(page: Page, sights: Sight[]): Promise<void> {
  const found: unknown[] = [];
  for (const [width, colorScheme] of sights) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await showWhole(page, width);
    // The page inside the frame of a preview is a public one, tested where it stands.
    for (const fault of await faultsIn(page)) found.push([width, colorScheme, ...fault]);
  }
  expect(found).toEqual([]);
}

/** What a bar at the bottom covers is scrolled from under it by whoever wants it. */
async function showWhole(page: Page, width: number): Promise<void> {
  let height = 844;
  // A page that has just become narrow may say too early how long it is; one that grows with its window never ends.
  for (let looks = 0; looks < 3; looks++) {
    await page.setViewportSize({ width, height });
    await coloursSettle(page);
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    if (whole <= height) return;
    height = Math.min(whole, MOST_HEIGHT);
  }
}

/** @returns rule and elements of each. Inside the frame of a preview is a public page, tested where it stands. */
export const faultsIn = (page: Page): Promise<Fault[]> =>
  lookedThrough(page, { runOnly: STANDARDS });

/** With what is good custom but no standard. */
export const flawsIn = (page: Page): Promise<Fault[]> => lookedThrough(page, {});

type Fault = [rule: string, elements: string[]];

/** Of one document its half megabyte is read once. */
async function lookedThrough(page: Page, options: axe.RunOptions): Promise<Fault[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(`${axe.source};0`);
  return page.evaluate(async (given) => {
    // A toast that comes or goes meanwhile is half seen through for a moment: it is looked at as it stands.
    const standing = new CSSStyleSheet();
    standing.replaceSync(".toast-enter, .toast-exit { opacity: 1 !important; }");
    document.adoptedStyleSheets.push(standing);
    const { violations } = await (window as unknown as { axe: typeof axe }).axe
      .run(
        { exclude: [["iframe"]] },
        // Style sheets are asked for once more only by rules that nobody asks.
        { ...given, iframes: false, preload: false, resultTypes: ["violations"] },
      )
      .finally(() => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== standing);
      });
    return violations.map(({ id, nodes }): Fault => [id, nodes.map(({ html }) => html)]);
  }, options);
}

/** Between two looks a colour is neither; the end of one change may begin another, of what inherits. */
async function coloursSettle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const changing = () =>
      document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition && one.playState === "running");
    await drawn();
    while (changing().length > 0) {
      await Promise.allSettled(changing().map(({ finished }) => finished));
      await drawn();
    }
  });
}
