// The steps of `npm run check`, `npm test`, `npm run test:more` and `npm run test:long`; each tells how many of its tests passed and failed.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { counted } from "./count-tests.mjs";

const RESULTS = "test-results";
const END_MS = 10_000;
/** Of what each failure says. */
const SAID_LINES = 6;

/** Titles of the steps that did not end well. */
const fallen = [];
/** Where a test stands, what it is called, and the first lines of what it said. */
const failures = [];
/** What did not begin, for want of time. */
const leftOut = [];
const running = new Set();
let signalled = false;
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(name, stop);

/** Nothing that comes after it can be tried without it. */
const BUILD = "Build";

export const build = () => node(BUILD, ["scripts/bootstrap.mjs", "build"]);

export const types = async () =>
  (await node("Types", ["node_modules/@react-router/dev/bin.cjs", "typegen"])) &&
  // Each checker reads again what others know already: of the four it would take, two keep two cores busy.
  (await node("Types", ["node_modules/typescript/bin/tsc", "-p", ".", "--checkers", "2"]));

export const lint = () => node("Lint", ["node_modules/@biomejs/biome/bin/biome", "check", "."]);

/** Projects of vitest.config.ts, in one run: what one waits for leaves room to the others. */
export async function vitest(...projects) {
  const file = `${RESULTS}/vitest.json`;
  const options = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const isGood = await node(`Tests: ${projects.join(", ")}`, [
    "node_modules/vitest/vitest.mjs",
    "run",
    ...projects.map((project) => `--project=${project}`),
    ...options,
  ]);
  return counted(isGood, file, ({ numPassedTests, numFailedTests, testResults }) => {
    for (const { name, message, assertionResults } of testResults) {
      if (message) failures.push(failure(name, "", message));
      for (const { status, fullName, failureMessages } of assertionResults) {
        if (status === "failed") failures.push(failure(name, fullName, failureMessages[0]));
      }
    }
    return [numPassedTests, numFailedTests];
  });
}

/** Steps in one go, where each leaves a part of two cores idle. @returns how many of them ended well, how many not */
export const beside =
  (...steps) =>
  async () => {
    const ends = await Promise.all(steps.map((step) => step()));
    return [ends.filter(Boolean).length, ends.filter((isGood) => !isGood).length];
  };

/**
 * @param project of playwright.config.ts
 * @param part of its tests, as in "2/6"; without it, all
 */
export async function playwright(executable, project, part) {
  const file = `${RESULTS}/playwright.json`;
  const options = [`--project=${project}`, "--reporter=list,json"];
  if (part) options.push(`--shard=${part}`);
  const isGood = await node(
    ["Tests: browser", project, part].filter(Boolean).join(", "),
    ["node_modules/@playwright/test/cli.js", "test", ...options],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: file, CHROMIUM: executable },
  );
  return counted(isGood, file, ({ stats, suites, errors }) => {
    for (const { message } of errors) failures.push(failure("", "", message));
    for (const { file: name, title, tests } of suites.flatMap(specsOf)) {
      for (const { results } of tests.filter(({ status }) => status === "unexpected")) {
        failures.push(failure(name, title, results.at(-1)?.error?.message));
      }
    }
    return [stats.expected + stats.flaky, stats.unexpected];
  });
}

export function leaveOut(title) {
  leftOut.push(title);
  return [0, 0];
}

/** Runs them all, even after a failure; closes with what failed, and one line that sums them. Ends the process. */
export async function runSteps(steps) {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  let passed = 0;
  let failed = 0;
  for (const step of steps) {
    if (fallen.includes(BUILD)) break;
    const result = await step();
    const [good, bad] = Array.isArray(result) ? result : [result ? 1 : 0, result ? 0 : 1];
    passed += good;
    failed += bad;
  }
  if (failures.length > 0) console.log(`\n── Failed ──\n${failures.join("\n")}`);
  if (leftOut.length > 0) console.log(`\nLeft out for want of time: ${leftOut.join(", ")}`);
  const where = fallen.length > 0 ? `: ${fallen.join("; ")}` : "";
  console.log(`\n${passed} passed, ${failed} failed${where}`);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
}

/** It ends with this process, however that came about. */
async function node(title, args, env = {}) {
  if (signalled) return false;
  console.log(`\n── ${title} ──`);
  const child = spawn(process.execPath, ["--import", "./scripts/end-with-parent.mjs", ...args], {
    stdio: ["pipe", "inherit", "inherit"],
    env: { ...process.env, ...env },
  });
  running.add(child);
  const [code] = await once(child, "close");
  running.delete(child);
  const isGood = code === 0 && !signalled;
  if (!isGood) fallen.push(title);
  return isGood;
}

/** The first lets what runs end in order, which is bounded. Ctrl-C has reached it already. */
function stop(name) {
  if (!signalled) setTimeout(() => process.exit(1), END_MS).unref();
  signalled = true;
  if (name === "SIGINT") return;
  for (const child of running) child.kill(name);
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

function failure(file, title, said = "") {
  const where = [path.relative("", file), title].filter(Boolean).join(" › ");
  return [where, ...said.split("\n").slice(0, SAID_LINES)].join("\n    ");
}
