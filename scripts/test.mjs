// What every change must pass before it is pushed; `more`: what our CI runs after that, before it lands; `long`: what a
// release must pass. Expects the build; brings a browser when there is none.
import { findChromium, installChromium } from "./chromium.mjs";
import { lint, playwright, runSteps, types, vitest } from "./steps.mjs";

const chromium = findChromium() ?? installChromium();

const STEPS = {
  main: [types, lint, () => vitest("unit", "sites", "window"), () => playwright(chromium, "main")],
  more: [() => vitest("boot", "more", "postgres", "slow"), () => playwright(chromium, "more")],
  long: [() => vitest("long"), () => playwright(chromium, "long")],
};

await runSteps(STEPS[process.argv[2] ?? "main"]);
