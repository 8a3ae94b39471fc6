import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { allOf } from "#tests/support/all-of.ts";
import { wxr } from "#tests/support/import-files.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { wordpressSource } from "./wordpress.ts";

test("many pictures of one post are read as fast as those of many", async () => {
  const timed = async (parentOf: (id: number) => number) => {
    const items = Array.from({ length: 30_000 }, (_, id) => ({
      ...{ id: id + 1, type: "attachment" as const, parent: parentOf(id + 1) },
      attachment: `https://old.example/${id}.jpg`,
    }));
    const file = wxr(items);
    const place = path.join(temporaryFolder(), "old.xml");
    writeFileSync(place, file);
    const before = performance.now();
    await allOf(wordpressSource(place).items());
    return performance.now() - before;
  };
  const apart = await timed((id) => id);
  expect(await timed(() => 1)).toBeLessThan(2.5 * apart);
});
