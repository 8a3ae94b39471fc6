// Finds the Chromium that the browser tests and the bench use, or installs one.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const SYSTEM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** A path, or null. */
export function findChromium() {
  return [chromium.executablePath(), ...SYSTEM].find((file) => existsSync(file)) ?? null;
}

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
