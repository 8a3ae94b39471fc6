import { writeFileSync } from "node:fs";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { countDrawnParts } from "./drawing-parts.ts";
import { prepareSizes } from "./make-sizes.ts";
import { sanitiseSvg } from "./sanitise-svg.ts";

/** How long nobody else was served, in ms. */
async function busyMs(work: () => unknown): Promise<number> {
  const before = performance.eventLoopUtilization();
  await work();
  return performance.eventLoopUtilization(before).active;
}

/** A busy machine has no time to count its parts. */
const REFUSED = expect.stringMatching(/^(drawing-too-complex|picture-too-slow)$/);

test("a drawing that takes long to read is read where it keeps nobody waiting", async () => {
  const nested = (text: string) => `${"<g>".repeat(198)}${text}${"</g>".repeat(198)}`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${nested("<a/>x".repeat(200_000))}</svg>`;
  const file = path.join(temporaryFolder(), "drawing");
  writeFileSync(file, drawing);
  const outside = await busyMs(() =>
    expect(prepareSizes(file)).rejects.toMatchObject({ code: REFUSED }),
  );
  const inside = await busyMs(() => countDrawnParts(sanitiseSvg(drawing) ?? ""));
  expect(outside).toBeLessThan(inside / 2);
});
