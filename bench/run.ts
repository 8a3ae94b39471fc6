// `npm run bench`, or parts of it: `npm run bench -- sizes speed`; ALL names them. Prints what it measures, keeps it in
// bench/results.json and in the README; fails when a target is missed.
import { chromium } from "@playwright/test";
import { LANGUAGES, pathIn } from "#contracts/languages.ts";
import { PUBLIC_PAGES } from "#tests/support/public-pages.ts";
import { findWholeChromium } from "../scripts/chromium.mjs";
import { measureAnswering } from "./answering.ts";
import { measureBackup } from "./backup.ts";
import { measureGrowth } from "./growth.ts";
import { measureInteraction } from "./interaction.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureMemory } from "./memory.ts";
import { measureNodes } from "./nodes.ts";
import { pageSizes } from "./page-sizes.ts";
import { measurePublish } from "./publish.ts";
import { writeReadme } from "./readme-table.ts";
import { type Parts, writeResults } from "./results.ts";
import { type BenchSite, startSite } from "./site.ts";
import { measureSpeed } from "./speed.ts";
import { missedTargets } from "./targets.ts";
import { measureWorkers } from "./workers.ts";

const ALL = [
  ...(["sizes", "lighthouse", "speed", "answering", "growth", "publish"] as const),
  ...(["interaction", "nodes", "workers", "memory", "backup"] as const),
] as const;
const SIZES = [100, 10_000, 100_000];
const SIDE_BY_SIDE = ["speed", "growth", "publish"];
const ON_LARGEST = ["answering", "interaction", "memory", "backup"];
const MOST_PAGES = 100_000;

const wanted = process.argv.slice(2);
const unknown = wanted.filter((part) => !ALL.some((known) => known === part));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(", ")}: choose from ${ALL.join(", ")}.`);
  process.exit(1);
}
const parts = new Set<string>(wanted.length > 0 ? wanted : ALL);
const measured: Partial<Parts> = {};
const running: BenchSite[] = [];

/** Kept at once: a run that is broken off loses nothing of what it had. */
function show(title: string, rows: object[]): void {
  console.log(`\n${title}`);
  console.table(rows);
  writeReadme(writeResults(measured));
}

async function start(posts: number): Promise<BenchSite> {
  const site = await startSite(posts);
  running.push(site);
  return site;
}

function browserPath(): string {
  const executablePath = findWholeChromium();
  if (executablePath) return executablePath;
  throw new Error("The bench needs Chromium: install it (apt-get install chromium).");
}

async function inBrowser(): Promise<void> {
  const executablePath = browserPath();
  const site = await start(0);
  if (parts.has("sizes")) {
    const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
    const browser = await chromium.launch({ executablePath, args });
    measured.sizes = [];
    for (const { path } of PUBLIC_PAGES) {
      measured.sizes.push(await pageSizes(browser, site.url, path));
    }
    await site.showLanguages();
    for (const path of ["/", "/packages/umrah"]) {
      for (const language of LANGUAGES) {
        const row = await pageSizes(browser, site.url, pathIn(language, path));
        measured.sizes.push(
          language === "en" ? { ...row, path: `${path} in ${LANGUAGES.length} languages` } : row,
        );
      }
    }
    await browser.close();
    show("First view on a phone, bytes", measured.sizes);
  }
  if (parts.has("lighthouse")) {
    await site.showLanguages();
    measured.lighthouse = await measureLighthouse(site, executablePath);
    show("Lighthouse, mobile", measured.lighthouse);
  }
}

async function overHttp(): Promise<void> {
  const sites: BenchSite[] = [];
  const needed = SIDE_BY_SIDE.some((part) => parts.has(part)) ? SIZES : SIZES.slice(-1);
  for (const posts of needed) {
    const site = await start(posts);
    await site.showLanguages();
    sites.push(site);
  }
  const largest = sites.at(-1);
  if (parts.has("speed")) {
    measured.speed = await measureSpeed(sites);
    show("Out of the cache, against bare node:http", measured.speed);
  }
  if (parts.has("answering") && largest) {
    measured.answering = await measureAnswering(largest);
    show("The home page from memory, beside others", measured.answering);
  }
  if (parts.has("growth")) {
    measured.growth = await measureGrowth(sites);
    show("Made anew, one at a time", measured.growth);
  }
  if (parts.has("publish")) {
    measured.publish = [];
    for (const site of sites) measured.publish.push(...(await measurePublish(site)));
    show("From acknowledged to public", measured.publish);
  }
  if (parts.has("interaction") && largest) {
    measured.interaction = await measureInteraction(largest, browserPath());
    show("How soon the screen answers, four times slower than here", measured.interaction);
  }
  if (parts.has("backup") && largest) {
    measured.backup = [await measureBackup(largest)];
    show("A backup while 50 writes a second go on", measured.backup);
  }
  if (parts.has("memory") && largest) {
    measured.memory = [await measureMemory(largest, MOST_PAGES)];
    show("Memory of the process", measured.memory);
  }
}

try {
  if (parts.has("sizes") || parts.has("lighthouse")) await inBrowser();
  if ([...SIDE_BY_SIDE, ...ON_LARGEST].some((part) => parts.has(part))) await overHttp();
} finally {
  for (const site of running) await site.stop();
}
if (parts.has("nodes")) {
  measured.nodes = await measureNodes();
  show("From acknowledged on one node to public on the other, PostgreSQL", measured.nodes);
}
if (parts.has("workers")) {
  measured.workers = await measureWorkers();
  show("Two workers to one process, reckoned from the CPU of an answer", measured.workers);
}
const missed = missedTargets(measured);
for (const sentence of missed) console.error(sentence);
process.exitCode = missed.length > 0 ? 1 : 0;
