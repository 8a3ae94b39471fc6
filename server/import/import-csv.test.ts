import { expect, test } from "vitest";
import { spokenIn } from "#server/http/spoken-in.ts";
import { importCsv } from "./import-csv.ts";
import type { ItemRow } from "./item-records.ts";

const ROW: ItemRow = {
  ...{ importId: "i", number: 1, key: "k", kind: "post", title: "T", documentId: "d", link: "a" },
  ...{ wished: null, oldPath: "/2019/a", isPublic: 1, state: "made", version: 1 },
  ...{ redirectId: null, before: null, notes: "[]" },
};

async function linesOf(...rows: Partial<ItemRow>[]): Promise<string[]> {
  async function* parts() {
    yield rows.map((row) => ({ ...ROW, ...row }));
  }
  let text = "";
  for await (const part of importCsv(parts(), await spokenIn("en"))) text += part;
  return text.trim().split("\r\n").slice(1);
}

test("a link stands where something is there to lead to", async () => {
  const link = (line?: string) => line?.split(",")[5];
  const lines = await linesOf({}, { kind: "page" }, { state: "out" }, { kind: "home", link: "" });
  expect(lines.map(link)).toEqual(['"/blog/a"', '"/a"', '""', '""']);
});

test("what is there and not public is a draft; home and packages are none", async () => {
  const state = (line?: string) => line?.split(",")[3];
  const lines = await linesOf(
    {},
    { isPublic: 0 },
    { kind: "page", isPublic: 0 },
    { kind: "home", isPublic: 0 },
    { state: "out", isPublic: 0 },
  );
  const [there, draft, page, home, out] = lines.map(state);
  expect([page, home]).toEqual([draft, there]);
  expect(new Set([there, draft, out]).size).toBe(3);
});
