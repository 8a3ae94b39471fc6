import { writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { prepareSizes } from "./make-sizes.ts";

/** As phones keep a photograph that was taken upright. */
const TURNED = 6;

test("a photograph that lies on its side stands upright in every size", async () => {
  const file = path.join(temporaryFolder(), "photograph");
  const create = { width: 60, height: 40, channels: 3, background: "#d2691e" } as const;
  writeFileSync(
    file,
    await sharp({ create }).withMetadata({ orientation: TURNED }).jpeg().toBuffer(),
  );
  const prepared = await prepareSizes(file);
  expect([prepared.width, prepared.height]).toEqual([40, 60]);
  for await (const { name, bytes } of prepared.make()) {
    const { width, height, orientation } = await sharp(bytes).metadata();
    expect([name, width, height, orientation]).toEqual([name, 40, 60, undefined]);
  }
});
