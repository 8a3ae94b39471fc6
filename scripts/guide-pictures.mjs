// `npm run guide-pictures`: takes the pictures of the owner's guide from the running product, in each language, into
// public/guide. Run it when a screen that is shown there looks otherwise.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { GUIDE_PICTURE, GUIDE_PICTURES } from "../contracts/guide.ts";
import { LANGUAGES } from "../contracts/languages.ts";
import { findChromium } from "./chromium.mjs";
import { fillGuideSite } from "./guide-site.mjs";

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
    !document.querySelector("[aria-busy=true], [data-waiting], .spinner") &&
    [document, ...previews].every(
      (drawn) =>
        drawn?.fonts.status === "loaded" &&
        [...drawn.images].every(({ complete, loading }) => complete || loading === "lazy"),
    )
  );
};
/** As screens are on a small laptop; sharp on paper too. */
const SCREEN = { width: GUIDE_PICTURE.width, height: GUIDE_PICTURE.height };

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
  const context = await browser.newContext({ baseURL: base, viewport: SCREEN });
  const headers = { origin: base };
  await context.request.post("/api/users", { data: OWNER, headers });
  const page = await context.newPage();
  await fillGuideSite(page, { base, owner: OWNER });
  for (const language of LANGUAGES) {
    await context.request.put("/api/users/profile", { data: { language }, headers });
    const target = path.join("public/guide", language);
    mkdirSync(target, { recursive: true });
    for (const [chapter, address] of Object.entries(GUIDE_PICTURES)) {
      await page.goto(address);
      await page.waitForFunction(isDrawn);
      const picture = await page.screenshot({ animations: "disabled" });
      await sharp(picture)
        .webp({ quality: 62, effort: 6 })
        .toFile(path.join(target, `${chapter}.webp`));
    }
  }
} finally {
  await browser?.close();
  server.kill("SIGTERM");
  rmSync(folder, { recursive: true, force: true });
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
