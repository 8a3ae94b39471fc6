// What every public page costs a phone, from the real build; fails when a budget is passed.
import { chromium } from "@playwright/test";
import { findChromium } from "../scripts/chromium.mjs";
import { PUBLIC_PAGES } from "../tests/support/public-pages.ts";
import { overBudget, pageSizes } from "./page-sizes.ts";
import { startServer } from "./server.ts";

const executablePath = findChromium();
if (!executablePath) throw new Error("The bench needs Chromium: run npm test once, it brings one.");

const server = await startServer();
const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
const browser = await chromium.launch({ executablePath, args });
try {
  const rows = [];
  for (const { path } of PUBLIC_PAGES) rows.push(await pageSizes(browser, server.url, path));
  console.table(rows.map(({ requests, ...row }) => ({ ...row, requests })));
  const faults = overBudget(rows);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await server.stop();
}
