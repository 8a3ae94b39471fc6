// The quick part: types, lint, unit and API tests.
import { lint, runSteps, types, vitest } from "./steps.mjs";

await runSteps([types, lint, () => vitest("unit")]);
