import { readFileSync, writeFileSync } from "node:fs";
import { quantile, round } from "./numbers.ts";
import type { Results } from "./results.ts";

const START = "<!-- bench: from bench/results.json -->";
const END = "<!-- bench ends -->";
export const README_FILE = "README.md";

/** The block of the README, its marks included. */
export function readmeBlock(results: Results): string {
  const { machine, speed = [], growth = [], publish = [], memory = [], lighthouse = [] } = results;
  const { sizes = [] } = results;
  const least = (status: number) =>
    Math.min(...speed.filter((row) => row.status === status).map(({ ofBare }) => ofBare));
  const most = Math.max(...growth.map((row) => row.growth));
  const home = sizes.find(({ path }) => path === "/");
  const performance = lighthouse.map((row) => row.performance);
  const others = lighthouse.flatMap((row) => [row.accessibility, row["best-practices"], row.seo]);
  const rows = [
    ["a public page, of bare `node:http` with the same bytes", `${least(200)} or more`],
    ["the same, answered 304", `${least(304)} or more`],
    ["home page made anew, p50", `${p50(growth, "home")} ms`],
    ["list, post, search, admin list: 100,000 posts against 100", `at most ${most} times`],
    [
      "published to public",
      `${round(
        quantile(
          publish.map((row) => row.p95Ms),
          1,
        ),
      )} ms (p95)`,
    ],
    ["memory while 100,000 pages are read", `${memory[0]?.mostMb} MB at most`],
    ["home page on a phone", `${Math.round((home?.total ?? 0) / 1000)} KB`],
    [
      "Lighthouse, mobile: performance; the other three",
      `${Math.min(...performance)} or more; ${Math.min(...others)}`,
    ],
  ];
  return [
    START,
    `| ${machine.cores} cores shared with the client, Node ${machine.node} | |`,
    "|---|---|",
    ...rows.map(([what, value]) => `| ${what} | ${value} |`),
    END,
  ].join("\n");
}

const p50 = (growth: NonNullable<Results["growth"]>, place: string) =>
  growth.find((row) => row.place === place)?.p50Ms;

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
