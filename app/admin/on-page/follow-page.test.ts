import { expect, onTestFinished, test, vi } from "vitest";
import { followPage } from "./follow-page.ts";

type Bar = { says: string; hidden: boolean; remove: () => void; querySelector: () => null };

/** A page with a bar that says "/", where the others answer when they are told to. */
function open() {
  const bars: Bar[] = [];
  const barOf = (says: string): Bar => ({
    ...{ says, hidden: false, querySelector: () => null },
    remove: () => void bars.splice(0),
  });
  bars.push(barOf("/"));
  const answers = new Map<string, () => void>();
  const place = { pathname: "/" };
  let look: () => void = () => undefined;
  const stubs = {
    location: place,
    addEventListener: () => undefined,
    document: {
      querySelector: () => bars[0] ?? null,
      ...{ head: {}, body: { append: (bar: Bar) => void bars.push(bar) } },
    },
    fetch: (path: string) =>
      new Promise((resolve) => {
        answers.set(path, () => resolve({ text: async () => path }));
      }),
    DOMParser: class {
      parseFromString = (text: string) => ({ querySelector: () => barOf(text) });
    },
    MutationObserver: class {
      constructor(told: () => void) {
        look = told;
      }
      observe = () => undefined;
    },
    window: { requestIdleCallback: () => 0 },
  };
  for (const [name, stub] of Object.entries(stubs)) vi.stubGlobal(name, stub);
  onTestFinished(() => void vi.unstubAllGlobals());
  followPage("/edit.js", "/admin.css");
  const go = (path: string) => {
    place.pathname = path;
    look();
  };
  const answer = async (path: string) => {
    answers.get(path)?.();
    await new Promise((settled) => setImmediate(settled));
  };
  return { go, answer, shown: () => bars.map(({ says, hidden }) => [says, hidden]) };
}

test("the bar of the last page is hidden until that of the next has come", async () => {
  const { go, answer, shown } = open();
  go("/about");
  expect(shown()).toEqual([["/", true]]);
  await answer("/about");
  expect(shown()).toEqual([["/about", false]]);
});

test("what answers late, of a page that was left, takes the place of nothing", async () => {
  const { go, answer, shown } = open();
  go("/about");
  go("/contact");
  await answer("/contact");
  await answer("/about");
  expect(shown()).toEqual([["/contact", false]]);
});
