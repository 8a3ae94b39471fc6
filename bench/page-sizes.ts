import { brotliCompressSync } from "node:zlib";
import type { Browser, Response } from "@playwright/test";
import { languageAt } from "#contracts/languages.ts";

/** Bytes as brotli at its best makes them, whatever the server sent; fonts and PNG as they are. */
export type PageSizes = {
  path: string;
  html: number;
  css: number;
  js: number;
  fonts: number;
  pictures: number;
  total: number;
  requests: number;
};

const BUDGETS = { js: 115_000, css: 20_000 };
/** Where the sheet of every page stands alone: with 0.3 KB of headers, what a new connection carries at once. */
const FIRST_SHEET = 14_250;
/** Of pages in English, the names of the other languages among them. */
const ENGLISH_FONTS = 49_152;
/** What the words of another language may add to a page's JavaScript. */
const WORDS = 2048;
/** What ticking off may add. */
const TICKING = 5120;
/** Of the whole page. */
const TOTALS: Record<string, number> = { "/": 172_000, "/bn": 250_000, "/ar": 208_000 };

const KINDS: Record<string, "html" | "css" | "js" | "fonts" | "pictures"> = {
  document: "html",
  stylesheet: "css",
  script: "js",
  font: "fonts",
};

const COMPRESSED_ALREADY = /\.(woff2|png|jpg|avif|webp|ico)$/;
/** What comes after React has taken over: nothing, unless a page loads behind its visitor's back. */
const AFTERWARDS_MS = 1500;

/** Everything the first view of a page fetches on a phone that is set to its language, React included. */
export async function pageSizes(browser: Browser, url: string, path: string): Promise<PageSizes> {
  const { language: locale } = languageAt(path);
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale });
  await page.addInitScript(() =>
    addEventListener("alive", () => Object.assign(window, { isAlive: true })),
  );
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.goto(url + path);
  await page.waitForFunction(() => "isAlive" in window);
  await page.waitForTimeout(AFTERWARDS_MS);

  const sizes = { html: 0, css: 0, js: 0, fonts: 0, pictures: 0 };
  for (const response of responses) {
    const kind = KINDS[response.request().resourceType()] ?? "pictures";
    sizes[kind] += await sizeOf(response);
  }
  await page.close();
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  return { path, ...sizes, total, requests: responses.length };
}

async function sizeOf(response: Response): Promise<number> {
  const body = await response.body();
  const { pathname } = new URL(response.url());
  return COMPRESSED_ALREADY.test(pathname) ? body.length : brotliCompressSync(body).length;
}

/** One sentence for each budget that is passed. */
export function overBudget(rows: PageSizes[]): string[] {
  return rows.flatMap(({ path, js, css, fonts, total }) => {
    const isTicked = path.includes("/papers/");
    const isEnglish = languageAt(path).language === "en";
    const mostJs = BUDGETS.js + (isEnglish ? 0 : WORDS) + (isTicked ? TICKING : 0);
    const mostCss = path === "/" ? FIRST_SHEET : BUDGETS.css;
    const mostInAll = TOTALS[path] ?? Number.POSITIVE_INFINITY;
    return [
      ...(js > mostJs ? [`${path}: ${js} bytes of JavaScript, ${mostJs} allowed`] : []),
      ...(css > mostCss ? [`${path}: ${css} bytes of CSS, ${mostCss} allowed`] : []),
      ...(isEnglish && fonts > ENGLISH_FONTS
        ? [`${path}: ${fonts} bytes of fonts, ${ENGLISH_FONTS} allowed`]
        : []),
      ...(total > mostInAll ? [`${path}: ${total} bytes in all, ${mostInAll} allowed`] : []),
    ];
  });
}
