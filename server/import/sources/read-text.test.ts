import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { textOf } from "./read-text.ts";

async function read(...bytes: Buffer[]): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), "rihla-text-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, "site.xml");
  writeFileSync(file, Buffer.concat(bytes));
  let text = "";
  for await (const piece of textOf(file)) text += piece;
  return text;
}

const WORDS = '<?xml version="1.0"?><rss>Ṣalāla, القاهرة</rss>';

test("two bytes a sign in either order, by the mark at the beginning", async () => {
  const little = Buffer.from(`\uFEFF${WORDS}`, "utf16le");
  expect(await read(little)).toBe(WORDS);
  expect(await read(Buffer.from(little).swap16())).toBe(WORDS);
});

test("single bytes that say they were two are read as what they are", async () => {
  const said = WORDS.replace('"1.0"', '"1.0" encoding="UTF-16"');
  expect(await read(Buffer.from(said))).toBe(said);
});

test("a file that is cut within its last sign is not in its encoding", async () => {
  const whole = Buffer.from(`${WORDS}é`);
  expect(await read(whole)).toBe(`${WORDS}é`);
  await expect(read(whole.subarray(0, -1))).rejects.toMatchObject({ code: "import-encoding" });
});
