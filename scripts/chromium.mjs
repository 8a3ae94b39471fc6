// Finds the Chromium that the browser tests and the bench use, or installs one.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Chromium without a window to draw: a page costs half. */
const SHELL = "/usr/bin/chromium-headless-shell";
const WHOLE = [
  chromium.executablePath(),
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

const findAmong = (files) => files.find((file) => existsSync(file)) ?? null;

/** A path, or null. */
export const findChromium = () => findAmong([SHELL, ...WHOLE]);

/** As people have it, for what is measured. A path, or null. */
export const findWholeChromium = () => findAmong(WHOLE);

/** Ends the process, saying what to do, when neither way works. */
export function installChromium() {
  console.log("Installing Chromium for the browser tests …");
  const isRoot = process.getuid?.() === 0;
  const ways = [
    [
      process.execPath,
      "node_modules/@playwright/test/cli.js",
      "install",
      "--with-deps",
      "chromium",
    ],
    ...(isRoot
      ? [
          ["apt-get", "update", "-qq"],
          ["apt-get", "install", "-y", "-qq", "chromium-headless-shell"],
          ["apt-get", "install", "-y", "-qq", "chromium"],
        ]
      : []),
  ];
  for (const [command, ...args] of ways) {
    spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"] });
    const found = findChromium();
    if (found) return found;
  }
  console.error(
    "The browser tests need Chromium: install it (apt-get install chromium), then run npm test again.",
  );
  process.exit(1);
}
