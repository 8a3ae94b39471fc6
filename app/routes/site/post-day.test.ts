import { expect, test } from "vitest";
import { makeBlog } from "#tests/support/make-blog.ts";
import { openTestPages } from "#tests/support/open-test-pages.tsx";

test("a post has the day that it was for the agency, wherever the server stands", async () => {
  const { db, site, visit } = await openTestPages({ demo: true });
  await makeBlog(db, { link: "late", createdAt: "2026-05-20T11:30:00.000Z" });
  const shown = async (timeZone: string) => {
    await site.settings.update({ timeZone }, { by: null });
    return /datetime="2026-05-20T11:30:00.000Z">([^<]*)</i.exec(
      (await visit("/blog/late")).html,
    )?.[1];
  };
  expect(await shown("Pacific/Kiritimati")).toBe("21/05/2026");
  expect(await shown("Pacific/Pago_Pago")).toBe("20/05/2026");
});
