// `node bench/moving-in.ts [POSTS]`: a file of WordPress is taken over by the built server while visitors read. Prints
// how fast, what memory it took, and what visitors noticed; nothing is kept.
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import type { Import } from "#contracts/import.ts";
import { WXR_END, WXR_HEAD, wxrItem } from "#tests/support/import-files.ts";
import { quantile, round } from "./numbers.ts";
import { startSite } from "./site.ts";

const POSTS = Number(process.argv[2] ?? 10_000);
/** Visitors come by the clock, whether the one before was answered or not. */
const EACH_MS = 20;
const PAGES = ["/", "/blog", "/packages/umrah", "/blog?page=2", "/contact"];
const QUIET_MS = 15_000;
const PARAGRAPH = "<p>How pilgrims travel, what they take with them, and what it costs. </p>";

const site = await startSite(100);
try {
  await visit(wait(QUIET_MS));
  const quiet = await visit(wait(QUIET_MS));
  const before = memoryMb();
  const begun = performance.now();
  const looked = await send("/api/imports?dryRun=1", "POST", wxrForm());
  const reading = await visit(ended(looked._id));
  const readS = (performance.now() - begun) / 1000;
  await send(`/api/imports/${looked._id}/start`, "POST");
  const startedAt = performance.now();
  const peaks: number[] = [];
  const taking = await visit(ended(looked._id, () => peaks.push(memoryMb())));
  const takenS = (performance.now() - startedAt) / 1000;
  console.table([
    { what: "visitors alone", ...quiet },
    { what: "looking through", ...reading },
    { what: "taking over", ...taking },
  ]);
  console.table({
    posts: POSTS,
    "looking through, s": round(readS),
    "taking over, s": round(takenS),
    "posts a second": round(POSTS / takenS),
    "more memory, MB": round(Math.max(...peaks) - before),
  });
} finally {
  await site.stop();
}

function wxrForm(): FormData {
  const items = Array.from({ length: POSTS }, (_, at) => {
    const html = PARAGRAPH.repeat(40 + (at % 40));
    return wxrItem({ id: at + 1, slug: `journey-${at + 1}`, html, categories: ["Umrah"] });
  });
  const form = new FormData();
  form.set("source", "wordpress");
  form.set("file", new Blob([WXR_HEAD, ...items, WXR_END]), "old.xml");
  return form;
}

async function send(address: string, method: string, body?: FormData): Promise<Import> {
  const headers = { origin: site.url, cookie: site.cookie };
  const answer = await fetch(site.url + address, { method, headers, ...(body && { body }) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** Until nobody is at it any more. */
async function ended(id: string, each = () => {}): Promise<void> {
  for (;;) {
    await wait(500);
    each();
    const { state, problem } = await send(`/api/imports/${id}`, "GET");
    if (problem) throw new Error(problem.message);
    if (state !== "reading" && state !== "running") return;
  }
}

/** What visitors notice meanwhile. */
async function visit(meanwhile: Promise<void>) {
  const times: number[] = [];
  const visits: Promise<void>[] = [];
  let isOver = false;
  const over = meanwhile.finally(() => {
    isOver = true;
  });
  for (let turn = 0; !isOver; turn++) {
    visits.push(one(PAGES[turn % PAGES.length] ?? "/", times));
    await wait(EACH_MS);
  }
  await over;
  await Promise.all(visits);
  const ms = (q: number) => round(quantile(times, q));
  return {
    visits: times.length,
    p50Ms: ms(0.5),
    p99Ms: ms(0.99),
    longestMs: round(Math.max(...times)),
  };
}

async function one(path: string, times: number[]): Promise<void> {
  const began = performance.now();
  const answer = await fetch(site.url + path);
  await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  times.push(performance.now() - began);
}

function memoryMb(): number {
  const status = readFileSync(`/proc/${site.pid}/status`, "utf8");
  return Number(status.match(/VmRSS:\s+(\d+)/)?.[1]) / 1024;
}
