import { test as base, expect, type Page } from "@playwright/test";

type Watch = {
  /** Failed loads that a test brings about on purpose; their console lines are expected. */
  allow: (line: RegExp) => void;
};

let visitors = 0;

/** Behind TRUST_PROXY every test is a visitor of its own: they do not use up each other's tries. */
function newVisitor(): string {
  visitors += 1;
  const part = (shift: number) => ((process.pid * 4099 + visitors * 7919) >> shift) & 255;
  return `10.${part(16)}.${part(8)}.${part(0)}`;
}

/** Whether a page was slow: first-files.spec.ts says whether each is used. */
const LATE_FONT = /\.woff2 was preloaded using link preload but not used within a few seconds/;

/** Every test fails on a console error, an uncaught error, or a request to anybody else. */
export const test = base.extend<{ watch: Watch }>({
  context: async ({ context }, use) => {
    await context.setExtraHTTPHeaders({ "X-Forwarded-For": newVisitor() });
    await use(context);
  },
  watch: [
    async ({ page, baseURL }, use) => {
      const faults: string[] = [];
      const allowed: RegExp[] = [LATE_FONT];
      page.on("console", (message) => {
        if (!["error", "warning"].includes(message.type())) return;
        faults.push(`${message.text()} at ${message.location().url}`);
      });
      page.on("pageerror", (error) => faults.push(String(error)));
      page.on("request", (request) => {
        const url = request.url();
        const isOurs = /^(data|blob):/.test(url) || /^http:\/\/(localhost|127\.0\.0\.1):/.test(url);
        if (!isOurs) faults.push(`request to a third party: ${url} (we are ${baseURL})`);
      });
      await noticeTakingOver(page);
      await use({ allow: (line) => allowed.push(line) });
      expect(faults.filter((fault) => !allowed.some((line) => line.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** So that `takenOver` works; the page of the test has it already. */
export function noticeTakingOver(page: Page) {
  return page.addInitScript(() =>
    addEventListener("alive", () => Object.assign(window, { isAlive: true })),
  );
}

/** Waits until the browser has nothing left to do: what would come apart has. */
export async function nothingLeftToDo(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let times = 0; times < 3; times++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
  });
}

/** Waits until React has taken over. Pages are usable before; what scripts add is not there yet. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => "isAlive" in window);
}

/** As Back and Forward do: the address has changed already when the router hears of it. */
export const goInPlace = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);

export { expect };
