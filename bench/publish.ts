import type { Language } from "#contracts/languages.ts";
import { quantile, round } from "./numbers.ts";
import type { BenchSite } from "./site.ts";

export type PublishRow = { posts: number; place: string; p50Ms: number; p95Ms: number };

const TIMES = 100;
export const POST = {
  type: "Tours",
  image: "/art/campus.svg",
  link: "tides",
  content: "<p>Ebb.</p>",
};

/** Whoever asks for these without a pause sees the new title after so long. */
const PLACES: { place: string; language?: Language }[] = [
  { place: "/blog/tides" },
  { place: "/blog" },
  { place: "/feed.xml" },
  { place: "/bn/blog/tides", language: "bn" },
  { place: "/ar/blog/tides", language: "ar" },
];
const LONGEST_MS = 5000;

/** From the answer to whoever wrote until a visitor has read it. */
export async function measurePublish(site: BenchSite): Promise<PublishRow[]> {
  const made = await site.send("POST", "/api/blogs", { ...POST, title: "Tide 0 of the bench" });
  const { _id } = await made.json();
  const rows: PublishRow[] = [];
  for (const { place, language } of PLACES) {
    const times: number[] = [];
    for (let turn = 1; turn <= TIMES; turn++) {
      const title = `Tide ${place} ${turn} of the bench`;
      await (language
        ? site.send("PUT", `/api/blogs/${_id}?lang=${language}`, { title, content: POST.content })
        : site.send("PUT", `/api/blogs/${_id}`, { ...POST, title }));
      times.push(await untilThere(site.url + place, title));
    }
    const p50Ms = round(quantile(times, 0.5));
    rows.push({ posts: site.posts, place, p50Ms, p95Ms: round(quantile(times, 0.95)) });
  }
  await site.send("DELETE", `/api/blogs/${_id}`, undefined);
  return rows;
}

/** @returns milliseconds until whoever asks without a pause reads the title */
export async function untilThere(url: string, title: string): Promise<number> {
  const started = performance.now();
  while (performance.now() - started < LONGEST_MS) {
    if ((await (await fetch(url)).text()).includes(title)) return performance.now() - started;
  }
  throw new Error(`${url} does not show what was published`);
}
