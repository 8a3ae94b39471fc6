import { existsSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { preparePhotographAlone } from "./photograph.ts";

async function lay(width = 700) {
  const folder = temporaryFolder();
  const file = path.join(folder, "upload");
  const picture = sharp({ create: { width, height: 80, channels: 3, background: "#123456" } });
  writeFileSync(file, await picture.jpeg().toBuffer());
  return { file, beside: () => readdirSync(folder) };
}

test("the sizes of a photograph come one after another, and nothing of them stays beside it", async () => {
  const { file, beside } = await lay();
  const prepared = await preparePhotographAlone(file, "jpeg");
  expect(prepared).toMatchObject({ width: 700, height: 80, extension: "jpg", count: 7 });
  const names: string[] = [];
  for await (const { name, bytes } of prepared.make()) {
    names.push(name);
    const { width } = await sharp(bytes).metadata();
    expect(width).toBe(name === "picture.jpg" ? 700 : Number.parseInt(name, 10));
  }
  expect(names).toEqual([
    ...["320.avif", "320.webp", "640.avif", "640.webp", "700.avif", "700.webp", "picture.jpg"],
  ]);
  await prepared.end();
  expect(beside()).toEqual(["upload"]);
});

test("one that is left in the middle, takes too long or is none leaves nothing beside it either", async () => {
  const { file, beside } = await lay();
  const prepared = await preparePhotographAlone(file, "jpeg");
  for await (const { name } of prepared.make()) {
    expect(name).toBe("320.avif");
    break;
  }
  await prepared.end();
  await expect(preparePhotographAlone(file, "jpeg", 1)).rejects.toMatchObject({
    code: "picture-too-slow",
  });
  writeFileSync(file, "\xff\xd8\xff and nothing more", "latin1");
  await expect(preparePhotographAlone(file, "jpeg")).rejects.toMatchObject({
    code: "damaged-picture",
  });
  expect(beside()).toEqual(["upload"]);
});

test("where nothing can be laid beside it, that is said", async () => {
  const { file } = await lay();
  const gone = path.join(path.dirname(file), "gone", "upload");
  await expect(preparePhotographAlone(gone, "jpeg")).rejects.toMatchObject({
    code: "pictures-away",
  });
  expect(existsSync(path.dirname(gone))).toBe(false);
});
