import { expect, test } from "vitest";
import { createFindings } from "./findings.ts";

test("of much that is broken twenty are named, in lines of their own that end", () => {
  const findings = createFindings();
  findings.count("entry", 2);
  findings.count("blog", 0);
  findings.count("entry", 3);
  const read = "5 rows were read: entry 5, blog 0.";
  expect([findings.broken(), findings.text()]).toEqual([0, `Nothing is broken.\n${read}`]);
  findings.add("files", "two\nlines", "x".repeat(300));
  findings.add("owner", "staff");
  for (let n = 2; n <= 21; n++) findings.add("files", `picture ${n}`);
  expect(findings.broken()).toBe(22);
  expect(findings.text().split("\n")).toEqual([
    ...["Something is broken. Nothing was changed.", read],
    "Pictures whose files are missing (21). Look for the folder media, put it back from a backup, or upload them again.",
    `  two lines: ${"x".repeat(189)}…`,
    ...Array.from({ length: 19 }, (_, index) => `  picture ${index + 2}`),
    "  and 1 more",
    "The website has no owner (1). Put a backup in place: nobody can make one of the staff the owner.",
    "  staff",
  ]);
});
