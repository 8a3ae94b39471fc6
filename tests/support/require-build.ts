import { existsSync } from "node:fs";

/** @throws when there is no built server: these tests start the real one */
export function setup(): void {
  if (!existsSync("build/server/index.js")) {
    throw new Error("There is no build. Run `npm run build` first.");
  }
}
