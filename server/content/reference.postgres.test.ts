import { expect, test } from "vitest";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { waitingFor } from "#tests/support/waiting-for.ts";

const by = { by: null };
const hash = "a".repeat(20);
const stem = `${hash}-800x600-7a6b5c`;

test("a picture is not deleted while a post that shows it is being published", async () => {
  const { site, db } = await openTestSite();
  const size = { width: 800, height: 600, bytes: 1 };
  const words = { name: "tents.jpg", alt: "", decorative: false };
  await site.media.begin({ hash, stem, extension: "jpg", ...size, ...words });
  const { _id, url } = await site.media.finish(stem, by);
  const post = { title: "Umrah", type: "Umrah", image: url, link: "umrah", content: "" };

  const answers = await db.transaction().execute(async (tx) => {
    // The publication stops at its last step.
    await tx.selectFrom("contentVersion").selectAll().forUpdate().execute();
    const publishing = site.blog.create(post, by);
    await expect.poll(() => waitingFor(tx)).toBe(1);
    const deleting = site.media.retire(_id, by);
    await expect.poll(() => waitingFor(tx)).toBe(2);
    return [publishing, deleting];
  });
  const [published, deleted] = await Promise.allSettled(answers);
  expect(published?.status).toBe("fulfilled");
  expect(deleted).toMatchObject({ reason: { code: "picture-in-use" } });
});
