// What every change must pass; `long`: what a release must pass beside it. Expects the build; brings a browser when
// there is none.
import { findChromium, installChromium } from "./chromium.mjs";
import { lint, playwright, runSteps, types, vitest } from "./steps.mjs";

const chromium = findChromium() ?? installChromium();

await runSteps(
  process.argv[2] === "long"
    ? [() => vitest("long"), () => playwright(chromium, "long")]
    : [
        types,
        lint,
        () => vitest("boot", "postgres", "slow", "unit"),
        () => playwright(chromium, "journeys"),
      ],
);
