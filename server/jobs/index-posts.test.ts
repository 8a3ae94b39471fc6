import { expect, test } from "vitest";
import { catchLog } from "#tests/support/catch-log.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { startIndexing } from "./index-posts.ts";

test("what fails is said, and the end does not wait for the next try", async () => {
  const { db, site } = await openTestSite();
  await db.schema.dropIndex("blogBySearchSchema").execute();
  await db.schema.alterTable("blog").dropColumn("searchSchema").execute();
  const { log, lines } = catchLog();
  const stop = startIndexing(site, log);
  await expect
    .poll(() => lines.map(({ msg }) => msg))
    .toEqual(["posts could not be indexed anew; it is tried again"]);
  await stop();
});
