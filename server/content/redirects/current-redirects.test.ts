import { afterEach, expect, test, vi } from "vitest";
import { DomainError } from "#server/errors/domain-error.ts";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { createCurrentRedirects } from "./current-redirects.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("a clock that was set back since the database was away keeps no old address from leading on", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  const { site, db } = await openTestSite();
  const by = { by: null, origin: "https://rihla.example" };
  await site.redirect.create({ from: "/old", to: "/about" }, by);
  const redirects = createCurrentRedirects(db, { current: () => 1 });
  vi.spyOn(db, "selectFrom").mockImplementationOnce(() => {
    throw new DomainError("database-shut");
  });
  expect(await redirects.find("/old")).toBeNull();
  vi.setSystemTime(Date.now() - 86_400_000);
  vi.advanceTimersByTime(3000);
  expect((await redirects.find("/old"))?.to).toBe("/about");
});
