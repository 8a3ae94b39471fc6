import { expect, onTestFinished, test, vi } from "vitest";
import { PreviewedSiteData } from "#app/site/pieces/site-data.ts";
import { NOW } from "#tests/support/open-admin-window.tsx";
import { showPiece } from "#tests/support/show-piece.tsx";
import { siteOf } from "#tests/support/shown-on-site.tsx";
import { NoticeBanner } from "./notice-banner.tsx";

const MONTH_MS = 30 * 24 * 3_600_000;

/** The notice, and whether it stands after that many seconds. */
async function standing(endsIn: number | null, seconds: readonly number[]): Promise<boolean[]> {
  const noticeEnds = endsIn === null ? null : Date.parse(NOW) + endsIn;
  const site = { ...siteOf({ notice: { text: "Closed", shortText: "Closed" } }), noticeEnds };
  const screen = showPiece(
    <PreviewedSiteData value={site}>
      <NoticeBanner />
    </PreviewedSiteData>,
  );
  const stands: boolean[] = [];
  for (const more of seconds) {
    await vi.advanceTimersByTimeAsync(more * 1000);
    await screen.came();
    stands.push(document.querySelector(".notice") !== null);
  }
  return stands;
}

test.each([
  ["ends", 60_000, [57, 2], [true, false]],
  ["has ended", -60_000, [1], [false]],
  ["never ends", null, [100], [true]],
  ["ends in a month", MONTH_MS, [100], [true]],
] as const)(
  "a notice that %s goes by itself at that moment",
  async (_, endsIn, seconds, stands) => {
    expect(await standing(endsIn, seconds)).toEqual(stands);
  },
);

test("as high as the notice is, the page begins below it", async () => {
  const before = globalThis.ResizeObserver;
  const watched: { change: () => void; seen: Element[] }[] = [];
  globalThis.ResizeObserver = class {
    private readonly own: { change: () => void; seen: Element[] };
    constructor(change: () => void) {
      this.own = { change, seen: [] };
      watched.push(this.own);
    }
    observe(element: Element) {
      this.own.seen.push(element);
    }
    unobserve() {}
    disconnect() {
      watched.splice(watched.indexOf(this.own), 1);
    }
  } as unknown as typeof ResizeObserver;
  onTestFinished(() => {
    globalThis.ResizeObserver = before;
    expect(watched).toEqual([]);
    expect(document.documentElement.style.getPropertyValue("--notice-height")).toBe("");
  });
  await standing(null, [1]);
  const notice = document.querySelector(".notice") as HTMLElement;
  notice.getBoundingClientRect = () => ({ height: 48 }) as DOMRect;
  const mine = watched.filter(({ seen }) => seen.includes(notice));
  for (const { change } of mine) change();
  expect(document.documentElement.style.getPropertyValue("--notice-height")).toBe("48px");
});
