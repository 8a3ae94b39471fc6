// `npm run guide-pictures`: takes the pictures of the owner's guide from the running product, in each language, into
// public/guide, and notes what is on them. With `-- --check` it takes none: it says which screens have changed since.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import {
  GUIDE_PHONE_PICTURE,
  GUIDE_PICTURE,
  GUIDE_PICTURES,
  guidePicture,
} from "../contracts/guide.ts";
import { LANGUAGES } from "../contracts/languages.ts";
import { findChromium } from "./chromium.mjs";
import { namesOn, whatChanged } from "./guide-screens.mjs";
import { fillGuideSite } from "./guide-site.mjs";

const NOTED = "scripts/guide-screens.txt";
const isCheck = process.argv.includes("--check");
const { PORT = "3977" } = process.env;
/** Passkeys belong to a name. */
const base = `http://localhost:${PORT}`;
const OWNER = {
  name: "Nadia Rahman",
  email: "nadia@rihla.example",
  password: "a calm elder at 9",
};
/** In the page. It never rests: from time to time it asks what is new. */
const isDrawn = () => {
  const previews = [...document.querySelectorAll("iframe")].map((frame) => frame.contentDocument);
  return (
    document.querySelector("h1") &&
    !document.querySelector("[aria-busy=true], [data-waiting], [class*=skeleton], .spinner") &&
    [document, ...previews].every(
      (drawn) =>
        drawn?.fonts.status === "loaded" &&
        [...drawn.images].every(({ complete, loading }) => complete || loading === "lazy"),
    )
  );
};
/** Two of its dots are one of the page. */
const PHONE_DOTS = 2;
/** As screens are on a small laptop, sharp on paper too; and on a phone. */
const SCREENS = [
  { viewport: GUIDE_PICTURE, isPhone: false },
  {
    viewport: {
      width: GUIDE_PHONE_PICTURE.width / PHONE_DOTS,
      height: GUIDE_PHONE_PICTURE.height / PHONE_DOTS,
    },
    deviceScaleFactor: PHONE_DOTS,
    isPhone: true,
  },
];

const folder = mkdtempSync(path.join(tmpdir(), "rihla-guide-"));
const server = spawn(process.execPath, ["build/server/index.js"], {
  env: { ...process.env, NODE_ENV: "production", PORT, DATA_DIR: folder, LOG_LEVEL: "error" },
  stdio: "inherit",
});
let browser;
try {
  await ready();
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  const context = await browser.newContext({ baseURL: base, viewport: GUIDE_PICTURE });
  const headers = { origin: base };
  await context.request.post("/api/users", { data: OWNER, headers });
  const page = await context.newPage();
  await fillGuideSite(page, { base, owner: OWNER });
  const names = await noteScreens(page);
  if (isCheck) refuseChanged(names);
  else writeFileSync(NOTED, names);
  const storageState = await context.storageState();
  for (const language of isCheck ? [] : LANGUAGES) {
    await context.request.put("/api/users/profile", { data: { language }, headers });
    mkdirSync(path.join("public/guide", language), { recursive: true });
    for (const { isPhone, ...screen } of SCREENS) {
      const shown = await browser.newContext({ baseURL: base, storageState, ...screen });
      await take(await shown.newPage(), { language, isPhone });
      await shown.close();
    }
  }
} finally {
  await browser?.close();
  server.kill("SIGTERM");
  rmSync(folder, { recursive: true, force: true });
}

/** @returns a line for each thing that has a name, with its chapter */
async function noteScreens(page) {
  const lines = [];
  for (const [chapter, address] of Object.entries(GUIDE_PICTURES)) {
    await page.goto(address);
    await page.waitForFunction(isDrawn);
    for (const name of await page.evaluate(namesOn)) lines.push(`${chapter}: ${name}\n`);
  }
  return lines.join("");
}

function refuseChanged(names) {
  const changed = whatChanged(readFileSync(NOTED, "utf8"), names);
  if (changed.length === 0) return;
  console.error(
    `The guide shows screens that have changed: npm run guide-pictures\n${changed.join("\n")}`,
  );
  process.exitCode = 1;
}

async function take(page, kind) {
  for (const [chapter, address] of Object.entries(GUIDE_PICTURES)) {
    await page.goto(address);
    await page.waitForFunction(isDrawn);
    const picture = await page.screenshot({ animations: "disabled" });
    await sharp(picture)
      .webp({ quality: 62, effort: 6 })
      .toFile(path.join("public", guidePicture({ ...kind, chapter })));
  }
}

async function ready() {
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(`${base}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await wait(200);
  }
  throw new Error("the server does not answer");
}
