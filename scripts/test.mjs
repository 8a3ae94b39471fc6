// Everything. Expects the build; brings a browser when there is none.
import { findChromium, installChromium } from "./chromium.mjs";
import { lint, playwright, runSteps, types, vitest } from "./steps.mjs";

const chromium = findChromium() ?? installChromium();

await runSteps([
  types,
  lint,
  () => vitest("boot", "postgres", "slow", "unit"),
  () => playwright(chromium),
]);
