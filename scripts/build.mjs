// The production build, and a .br and .gz beside every file of it that gains by one.
import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { LANGUAGES } from "../contracts/languages.ts";
import { PUBLIC_PAGES } from "../contracts/public-pages.ts";

const COMPRESSIBLE = /\.(css|html|js|json|svg|txt|webmanifest|xml)$/;
const APART = PUBLIC_PAGES.filter(({ isApart }) => isApart).map(({ name }) => name);
const SMALLEST_BYTES = 400;
/** What servers alone read, or who is told of pages bit by bit. */
const UNREAD = ["hasDefaultExport", "version"];

const [ENGLISH, ...others] = LANGUAGES;

build(ENGLISH);
// Which source went into which file: for the tests, not for visitors.
rmSync("build/manifest", { recursive: true, force: true });
renameSync("build/client/.vite", "build/manifest");

for (const language of others) {
  build(language);
  // What holds no words has the same name in each language, and is the same.
  cpSync(`build/${language}/client/assets`, "build/client/assets", { recursive: true });
  rmSync(`build/${language}/client`, { recursive: true });
}
writeVisitorSiteMaps();

for (const entry of readdirSync("build/client", { recursive: true })) {
  const file = path.join("build/client", entry);
  if (!COMPRESSIBLE.test(file)) continue;
  const content = readFileSync(file);
  if (content.length < SMALLEST_BYTES) continue;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}

function build(language) {
  const words = language === ENGLISH ? {} : { RIHLA_LANGUAGE: language };
  execFileSync(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build"], {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production", ...words },
  });
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
