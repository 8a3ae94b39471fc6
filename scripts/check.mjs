// The quick part: types, lint and unit tests.
import { lint, runSteps, types, vitest } from "./steps.mjs";

await runSteps([types, lint, () => vitest("unit")]);
