// What every change must pass before it is pushed; `more`: what our CI runs after that, before it lands; `long`: what a
// release must pass. `more` begins no journeys after BEGIN_UNTIL, seconds since 1970. `more` and `long` expect the
// build. Brings a browser when there is none.
import { findChromium, installChromium } from "./chromium.mjs";
import { inParts } from "./in-parts.mjs";
import { beside, build, leaveOut, lint, playwright, runSteps, types, vitest } from "./steps.mjs";

const chromium = findChromium() ?? installChromium();

/** Some five minutes each on two slow cores. */
const PARTS = 8;

const STEPS = {
  main: [
    beside(build, types, lint),
    () => vitest("unit", "sites", "window"),
    () => playwright(chromium, "main"),
  ],
  more: [() => vitest("boot", "more", "postgres", "slow", "walks"), ...otherJourneys()],
  long: [() => vitest("long"), () => playwright(chromium, "long")],
};

await runSteps(STEPS[process.argv[2] ?? "main"]);

function otherJourneys() {
  const { BEGIN_UNTIL } = process.env;
  const run = (part) => playwright(chromium, "more", part);
  return BEGIN_UNTIL ? inParts(PARTS, BEGIN_UNTIL * 1000, run, leaveOut) : [() => run()];
}
