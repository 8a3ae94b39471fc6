import { readFileSync, writeFileSync } from "node:fs";
import { THREE_HEADERS } from "./answering.ts";
import type { LighthouseRow } from "./lighthouse.ts";
import type { Results } from "./results.ts";

const START = "<!-- bench: from bench/results.json -->";
const END = "<!-- bench ends -->";
export const README_FILE = "README.md";

/** The block of the README, its marks included; a row for each part that was measured. */
export function readmeBlock(results: Results): string {
  const { machine, sizes = [], speed = [], growth = [], publish = [], memory = [] } = results;
  const {
    nodes = [],
    workers = [],
    lighthouse = [],
    backup = [],
    interaction = [],
    answering = [],
  } = results;
  const ofBare = (status: number) =>
    speed.filter((row) => row.status === status).map((row) => row.ofBare);
  const others = lighthouse.flatMap((row) => [row.accessibility, row["best-practices"], row.seo]);
  const home = sizes.filter(({ path }) => path === "/");
  const anew = growth.filter(({ place }) => place === "home");
  const rows: [what: string, value: string, of: readonly number[]][] = [
    ["a remembered page, of bare `node:http` with the same bytes", "least", ofBare(200)],
    ["the same, answered 304", "least", ofBare(304)],
    [
      "home from memory, of `node:http` with three headers, by CPU",
      "least",
      answering.filter(({ who }) => who === THREE_HEADERS).map(({ oursOfIt }) => oursOfIt),
    ],
    ["home page made anew, p50, ms", "most", anew.map(({ p50Ms }) => p50Ms)],
    ["growth of p50 from 100 posts to 100,000", "most", growth.map((row) => row.growth)],
    ["from acknowledged to public, p95, ms", "most", publish.map(({ p95Ms }) => p95Ms)],
    ["the same on the other of two nodes, p95, ms", "most", nodes.map(({ p95Ms }) => p95Ms)],
    ["two workers to one, reckoned from CPU", "least", workers.map(({ twoOfOne }) => twoOfOne)],
    ["memory while 100,000 pages are read, MB", "most", memory.map(({ mostMb }) => mostMb)],
    ["longest write while a backup is made, ms", "most", backup.map((row) => row.worstWriteMs)],
    ["home page on a phone, KB", "most", home.map(({ total }) => Math.round(total / 1000))],
    ["largest paint on a phone, English, s", "most", seconds(lighthouse, false)],
    ["largest paint on a phone, Bangla and Arabic, s", "most", seconds(lighthouse, true)],
    [
      "a press on a slow phone, p95, ms",
      "most",
      interaction.filter(({ who }) => who === "visitor").map(({ p95Ms }) => p95Ms),
    ],
    ["Lighthouse, mobile: performance", "least", lighthouse.map((row) => row.performance)],
    ["Lighthouse: accessibility, best practices, SEO", "least", others],
  ];
  return [
    START,
    `| ${machine.cores} cores, shared with the client, Node ${machine.node} | the worst |`,
    "|---|---|",
    ...rows
      .filter(([, , values]) => values.length > 0)
      .map(
        ([what, worst, of]) =>
          `| ${what} | ${worst === "most" ? Math.max(...of) : Math.min(...of)} |`,
      ),
    END,
  ].join("\n");
}

const seconds = (rows: readonly LighthouseRow[], isTranslated: boolean): number[] =>
  rows
    .filter(({ page }) => page.includes(":") === isTranslated)
    .map(({ lcpMs }) => Math.round(lcpMs / 10) / 100);

/** Puts the block in the place of the one that is there. */
export function withBlock(readme: string, block: string): string {
  const [before, rest] = readme.split(START);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`no "${START}" in the README`);
  return before + block + after;
}

export function writeReadme(results: Results): void {
  const readme = readFileSync(README_FILE, "utf8");
  writeFileSync(README_FILE, withBlock(readme, readmeBlock(results)));
}
