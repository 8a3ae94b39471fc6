import { expect, test } from "vitest";
import { countRounds } from "#tests/support/count-rounds.ts";
import { openTestPages } from "#tests/support/open-test-pages.tsx";

// Each round takes as long as the way to the database: over a slow one, the sum of them is waited for.
test.each([
  ["/", 3],
  ["/about", 1],
  ["/contact", 1],
  ["/packages/umrah", 2],
  ["/packages/hajj", 2],
  ["/student-visa", 2],
  ["/get-started", 1],
  ["/privacy-policy", 1],
  ["/trust", 2],
  ["/blog", 2],
  ["/blog/first-umrah-with-elderly-parents", 2],
  ["/packages/umrah/compare", 2],
  ["/student-visa/papers/malaysia", 1],
  ["/student-visa/papers/malaysia/salary", 2],
  ["/search?q=hajj", 3],
])("all that %s shows is read in %i rounds at most", async (path, most) => {
  // Modules that load only now would part what is asked at once.
  await (await openTestPages({ demo: true })).visit(path);
  const { over, count } = countRounds();
  const { visit } = await openTestPages({ demo: true, over });
  count();
  expect((await visit(path)).status).toBe(200);
  const rounds = count();
  expect(rounds).toBeGreaterThan(0);
  expect(rounds).toBeLessThanOrEqual(most);
});
