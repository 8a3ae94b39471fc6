import { expect, test } from "vitest";
import type { Site } from "#server/site.ts";
import { catchLog } from "#tests/support/catch-log.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { tidyUp } from "./housekeeping.ts";

test("whatever of the site is kept for a time alone has its turn when it is tidied up", async () => {
  const { site } = await openTestSite();
  const done: string[] = [];
  const told = Object.entries(site).map(([name, part]) => {
    if (typeof part !== "object" || part === null) return [name, part];
    const deeds = Object.entries(part).map(([deed, work]) => [
      deed,
      /^purge(Trash)?$/.test(deed) && typeof work === "function"
        ? (...given: unknown[]) => {
            done.push(`${name}.${deed}`);
            return work(...given);
          }
        : work,
    ]);
    return [name, Object.fromEntries(deeds)];
  });
  await tidyUp(Object.fromEntries(told) as Site, catchLog().log);
  const kept = Object.entries(site).flatMap(([name, part]) =>
    Object.keys(part ?? {}).flatMap((deed) =>
      /^purge(Trash)?$/.test(deed) ? [`${name}.${deed}`] : [],
    ),
  );
  expect(kept.length).toBeGreaterThan(10);
  expect(done.toSorted()).toEqual(kept.toSorted());
});
