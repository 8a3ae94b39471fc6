import path from "node:path";
import { expect, test } from "vitest";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { copyDatabase } from "./copy-database.ts";

test("a copy that is no longer wanted ends at its next step, for the reason that was given", async () => {
  const { place, dataFolder } = await openTestSite({ demo: true });
  const target = path.join(dataFolder, "copy");
  const stop = new AbortController();
  const steps: number[] = [];
  const copy = copyDatabase(place, target, {
    signal: stop.signal,
    onProgress: (_, done) => {
      steps.push(done);
      stop.abort("no longer");
    },
  });
  await expect(copy).rejects.toBe("no longer");
  expect(steps).toHaveLength(1);
});
