import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { COMMON_WORD } from "./fill-posts.ts";
import { quantile, round } from "./numbers.ts";
import type { BenchSite } from "./site.ts";

/** How much slower a phone is than this machine. */
const SLOWER = 4;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const TIMES = 8;
const LONG_TEXT = 40_000;
const KEYS = 120;

export type InteractionRow = {
  who: "visitor" | "staff";
  what: string;
  /** ms; of a press: from it to the next frame. */
  p95Ms: number;
  mostMs: number;
  /** Of the 95th percentile. */
  wantedMs: number;
};

const PRESS_MS = 100;
const KEY_MS = 16;
const FILTER_MS = 150;

/** How soon the screen answers, in a browser that is four times slower; the filter of the admin's list as the machine is. */
export async function measureInteraction(
  site: BenchSite,
  executablePath: string,
): Promise<InteractionRow[]> {
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const browser = await chromium.launch({ executablePath, args });
  try {
    return [
      ...(await presses(browser, site)),
      await typing(browser, site),
      await filter(browser, site),
    ];
  } finally {
    await browser.close();
  }
}

type Press = {
  what: string;
  path: string;
  isFirst?: true;
  press: (page: Page) => Promise<void>;
  /** What the press is for: fails when it does not come. */
  shows: (page: Page) => Promise<unknown>;
};

const named = (name: string) => (page: Page) => page.getByRole("button", { name }).first().tap();

const menu = {
  path: "/",
  press: named("Menu"),
  shows: (page: Page) => page.locator(".menu-sheet").waitFor(),
};

const PRESSES: readonly Press[] = [
  { what: "menu, the first press, before React", isFirst: true, ...menu },
  { what: "menu", ...menu },
  {
    what: "carousel",
    path: "/",
    press: named("Next slide"),
    shows: (page) => page.locator(".slide[data-current][aria-label^='2 ']").waitFor(),
  },
  {
    what: "chip of the blog",
    path: "/blog",
    press: (page) => page.locator(".chip").nth(2).tap(),
    shows: (page) => page.waitForURL("**/blog?type=*"),
  },
  {
    what: "form field",
    path: "/get-started",
    press: async (page) => {
      await page.getByLabel("Your name").tap();
      await page.keyboard.type("Amina");
    },
    shows: (page) => page.waitForFunction(() => document.activeElement?.matches("input")),
  },
];

async function presses(browser: Browser, site: BenchSite): Promise<InteractionRow[]> {
  const rows: InteractionRow[] = [];
  for (const { what, path, isFirst, press, shows } of PRESSES) {
    const took: number[] = [];
    while (took.length < TIMES) {
      const context = await browser.newContext(PHONE);
      const page = await slowPage(context);
      await page.addInitScript(notePresses);
      await page.addInitScript(leaveOutMouse);
      await page.goto(site.url + path, { waitUntil: isFirst ? "domcontentloaded" : "load" });
      await page.waitForFunction(isFirst ? isPainted : isAlive);
      await press(page);
      await shows(page);
      await page.waitForTimeout(700);
      took.push(await page.evaluate(() => Math.max(0, ...window.presses)));
      await context.close();
    }
    rows.push(rowOf("visitor", what, took, PRESS_MS));
  }
  return rows;
}

/** Time of the main thread for a key, with what follows of it until the browser rests. */
async function typing(browser: Browser, site: BenchSite): Promise<InteractionRow> {
  const context = await signedIn(browser, site);
  const page = await slowPage(context);
  const words = "<p>We book rooms that elders can walk from, and say so in writing. </p>";
  const content = words.repeat(Math.ceil(LONG_TEXT / words.length));
  const image = "/art/makkah-dusk.svg";
  const post = { title: "A long post", type: "Umrah", link: "a-long-post", image, content };
  const { _id } = await (await site.send("POST", "/api/blogs", post)).json();
  await page.goto(`${site.url}/admin/blog/edit/${_id}`);
  const text = page.locator(".ProseMirror");
  await text.locator("p").nth(200).click();
  await page.waitForTimeout(3000);
  const client = await context.newCDPSession(page);
  await client.send("Performance.enable");
  const busyMs = async () => {
    const { metrics } = await client.send("Performance.getMetrics");
    return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
  };
  const took: number[] = [];
  while (took.length < KEYS) {
    const before = await busyMs();
    await page.keyboard.press(took.length % 6 === 5 ? "Space" : "n");
    await page.waitForTimeout(120);
    took.push((await busyMs()) - before);
  }
  await context.close();
  return rowOf("staff", `a key in a post of ${LONG_TEXT} characters`, took, KEY_MS);
}

async function filter(browser: Browser, site: BenchSite): Promise<InteractionRow> {
  const context = await signedIn(browser, site);
  const page = await context.newPage();
  await page.addInitScript(notePresses);
  await page.goto(`${site.url}/admin/blog?q=${COMMON_WORD}`);
  await page.waitForFunction(isAlive);
  const select = page.locator("search select");
  const list = page.locator("main");
  const took: number[] = [];
  while (took.length < TIMES) {
    const before = await list.innerText();
    const index = 1 + (took.length % 2);
    const start = await page.evaluate(() => performance.now());
    await select.selectOption({ index });
    await page.waitForFunction((was) => document.querySelector("main")?.innerText !== was, before);
    took.push((await page.evaluate(() => performance.now())) - start);
  }
  await context.close();
  return rowOf("staff", `a filter of the admin's list of ${site.posts} posts`, took, FILTER_MS);
}

async function signedIn(browser: Browser, site: BenchSite): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const cookies = site.cookie.split("; ").map((one) => {
    const [name = "", value = ""] = one.split("=");
    return { name, value, url: site.url };
  });
  await context.addCookies(cookies);
  return context;
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return page;
}

declare global {
  interface Window {
    /** ms, in steps of 8, as the browser tells them. */
    presses: number[];
  }
}

const isAlive = () => "isAlive" in window;
/** A finger finds what can be seen. */
const isPainted = () => performance.getEntriesByName("first-contentful-paint").length > 0;

/** Runs in the page, as `noticeTakingOver` of the journeys does. */
function notePresses(): void {
  addEventListener("alive", () => Object.assign(window, { isAlive: true }));
  window.presses = [];
  const told = { type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit;
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId) window.presses.push(duration);
    }
  }).observe(told);
}

/** Runs in the page: at its first layout Chromium hovers with a mouse, which no phone has. */
function leaveOutMouse(): void {
  const leaveOut = (event: PointerEvent) => {
    if (event.pointerType === "mouse") event.stopImmediatePropagation();
  };
  addEventListener("pointerover", leaveOut, true);
}

function rowOf(
  who: InteractionRow["who"],
  what: string,
  took: readonly number[],
  wantedMs: number,
): InteractionRow {
  const [p95Ms, mostMs] = [quantile(took, 0.95), Math.max(...took)];
  return { who, what, p95Ms: round(p95Ms), mostMs: round(mostMs), wantedMs };
}
