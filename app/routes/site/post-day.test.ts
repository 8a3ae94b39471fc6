import { expect, onTestFinished, test, vi } from "vitest";
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

test("a new year begins when it does where the agency is", async () => {
  const { site, visit } = await openTestPages({ demo: true });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-12-31T18:30:00.000Z") });
  onTestFinished(() => void vi.useRealTimers());
  const year = async (timeZone: string) => {
    await site.settings.update({ timeZone }, { by: null });
    return /© (\d+)/.exec((await visit("/about")).html)?.[1];
  };
  expect([await year("Asia/Dhaka"), await year("UTC")]).toEqual(["2027", "2026"]);
});

test("a post is found by its address with a slash at its end", async () => {
  const { db, visit } = await openTestPages();
  await makeBlog(db, { link: "eight/nights" });
  for (const path of ["/blog/eight/nights", "/blog/eight/nights/"]) {
    expect([path, (await visit(path)).status]).toEqual([path, 200]);
  }
});
