// The production build, and a .br and .gz beside every file of it that gains by one.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LANGUAGES } from "../contracts/languages.ts";
import { PUBLIC_PAGES } from "../contracts/public-pages.ts";

const COMPRESSIBLE = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/;
const APART = PUBLIC_PAGES.filter(({ isApart }) => isApart).map(({ name }) => name);
const SMALLEST_BYTES = 400;
/** What servers alone read, or who is told of pages bit by bit. */
const UNREAD = ["hasDefaultExport", "version"];

/** What the build of a language takes at most. */
const BUILD_BYTES = 1024 ** 3;
/** Builds side by side. */
const ABREAST = Math.min(
  availableParallelism(),
  Math.max(1, Math.floor(process.availableMemory() / BUILD_BYTES)),
);

const [ENGLISH, ...others] = LANGUAGES;

await build([ENGLISH]);
// Which source went into which file: for the tests, not for visitors.
rmSync("build/manifest", { recursive: true, force: true });
renameSync("build/client/.vite", "build/manifest");

for (let first = 0; first < others.length; first += ABREAST) {
  await build(others.slice(first, first + ABREAST));
}
for (const language of others) {
  // What holds no words has the same name in each language, and is the same.
  cpSync(`build/${language}/client/assets`, "build/client/assets", { recursive: true });
  rmSync(`build/${language}/client`, { recursive: true });
}
writeVisitorSiteMaps();

const files = readdirSync("build/client", { recursive: true })
  .filter((entry) => COMPRESSIBLE.test(entry))
  .map((entry) => path.join("build/client", entry));
await Promise.all(files.map(compress));

/** Side by side. Ends the process where one fails, once none is left running. */
async function build(languages) {
  const codes = await Promise.all(languages.map(codeOfBuild));
  if (codes.some((code) => code !== 0)) process.exit(1);
}

async function codeOfBuild(language) {
  const words = language === ENGLISH ? {} : { RIHLA_LANGUAGE: language };
  const building = spawn(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build"], {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production", ...words },
  });
  const [code] = await once(building, "close");
  return code;
}

async function compress(file) {
  const content = readFileSync(file);
  if (content.length < SMALLEST_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

/** What a route does not have goes without saying. */
function withoutIdle(name, value) {
  const isIdle = value === false || value.length === 0 || UNREAD.includes(name);
  return isIdle ? undefined : value;
}

/**
 * The site maps that a visitor's browser loads, of each language: nothing in them tells of the admin area, and a
 * page that stands apart is in its own alone.
 */
function writeVisitorSiteMaps() {
  const folder = "build/client/assets";
  for (const name of readdirSync(folder).filter((file) => /^manifest-\w+\.js$/.test(file))) {
    const [, assignment, json] = /^([^{]+)(.+\});?$/.exec(
      readFileSync(path.join(folder, name), "utf8"),
    );
    const manifest = JSON.parse(json);
    for (const own of [null, ...APART]) {
      const url = manifest.url.replace("/manifest-", own ? `/site-map-${own}-` : "/site-map-");
      const isShown = (id) =>
        !id.startsWith("routes/admin/") && (id === own || !APART.includes(id));
      const routes = Object.fromEntries(
        Object.entries(manifest.routes).filter(([id]) => isShown(id)),
      );
      const map = JSON.stringify({ ...manifest, routes, url }, withoutIdle);
      const content = `${assignment}${map};`;
      writeFileSync(path.join("build/client", url), content);
    }
  }
}
