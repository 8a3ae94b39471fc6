// The quick part: types, lint, unit and API tests.
import { lint, runSteps, types, vitest } from "./steps.mjs";

runSteps([types, lint, () => vitest("unit")]);
