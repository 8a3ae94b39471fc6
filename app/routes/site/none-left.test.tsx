import { expect, onTestFinished, test, vi } from "vitest";
import { openTestPages } from "#tests/support/open-test-pages.tsx";

test("when all dates have left, their section still has its name, says so and leads on", async () => {
  const { visit } = await openTestPages({ demo: true });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2040-01-01T06:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  const { html } = await visit("/packages/tours");
  const [section = ""] = /<section[^>]* id="dates"[\s\S]*?<\/section>/.exec(html) ?? [];
  const [, name] = /aria-labelledby="([^"]+)"/.exec(section) ?? [];
  expect(section).toContain(`<h2 id="${name}">Dates and prices</h2>`);
  expect(section).toContain("New dates are being written");
  expect(section).toContain('href="/get-started?topic=tours"');
});
