import { expect, test } from "vitest";
import { UPLOAD_BYTES } from "#contracts/media-limits.ts";
import { uploadFile } from "./upload-file.ts";

test("a file that is too large is said to be, and not sent", async () => {
  const file = new File([new Uint8Array(UPLOAD_BYTES + 1)], "dome.jpg");
  const steps: unknown[] = [];
  expect(await uploadFile(file, (step) => steps.push(step))).toMatchObject({
    ...{ isOk: false, status: 413, message: expect.stringContaining("20 MB") },
  });
  expect(steps).toEqual([]);
});
