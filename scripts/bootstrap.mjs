// Makes a fresh clone ready: the dependencies, and with the word "build" the production build.
// Plain JavaScript for any Node from 18 on: it runs before anything is installed.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const LOCK = "package-lock.json";
const INSTALLED = "node_modules/.rihla-installed";
const BUILT = "build/.rihla-built";
const SOURCES = [
  "app",
  "contracts",
  "i18n",
  "public",
  "scripts/build.mjs",
  "server",
  "package.json",
];
const CONFIGS = ["react-router.config.ts", "vite.config.ts", LOCK];
/** What React Router asks for; Linux gets a Node of its own among the dependencies. */
const NEEDED = [22, 22];

const hash = createHash("sha256").update(readFileSync(LOCK)).digest("hex");
if (read(INSTALLED) !== hash) {
  console.log("Installing the dependencies …");
  install();
  writeFileSync(INSTALLED, hash);
}

const node = existsSync("node_modules/.bin/node") ? "node_modules/.bin/node" : process.execPath;
refuseOldNode(execFileSync(node, ["--version"], { encoding: "utf8" }));

if (process.argv.includes("build")) {
  const sources = hashOf([...SOURCES, ...CONFIGS]);
  if (read(BUILT) !== sources) {
    console.log("Building …");
    run(node, ["scripts/build.mjs"]);
    writeFileSync(BUILT, sources);
  }
}

function install() {
  const npmCli = process.env.npm_execpath;
  const [command, first] = npmCli ? [process.env.npm_node_execpath, [npmCli]] : ["npm", []];
  // npm ci removes node_modules/.bin/node: the Node that npm itself runs on does the work.
  run(command, [...first, "ci", "--include=dev", "--include=optional", "--loglevel=error"]);
}

function run(command, args) {
  const { NODE_ENV: _, ...env } = process.env;
  try {
    execFileSync(command, args, { stdio: "inherit", env });
  } catch (error) {
    console.error(`\nThis step failed: ${path.basename(command)} ${args.join(" ")}`);
    process.exit(error.status || 1);
  }
}

function refuseOldNode(version) {
  const [major, minor] = version.slice(1).split(".").map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  console.error(`Rihla needs Node ${NEEDED.join(".")} or newer; this is ${version.trim()}.`);
  process.exit(1);
}

function read(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

function hashOf(entries) {
  const sum = createHash("sha256");
  for (const entry of entries) {
    for (const file of filesOf(entry)) sum.update(file).update(readFileSync(file));
  }
  return sum.digest("hex");
}

function filesOf(entry) {
  const children = listOrNull(entry);
  if (children === null) return [entry];
  return children
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((child) => filesOf(path.join(entry, child.name)));
}

function listOrNull(entry) {
  try {
    return readdirSync(entry, { withFileTypes: true });
  } catch {
    return null;
  }
}
