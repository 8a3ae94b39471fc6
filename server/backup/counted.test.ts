import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

const MEGABYTE = 1024 * 1024;

/** Half a gigabyte in buffers of half a megabyte, each of them written. Prints sum, count and growth in megabytes. */
const FLOW = `
import { createHash } from "node:crypto";
import { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setImmediate } from "node:timers/promises";
const { counted } = await import(process.argv[1]);
const SIZE = ${MEGABYTE / 2};
async function* buffers() {
  for (let number = 0; number < 1024; number++) {
    await setImmediate();
    yield Buffer.allocUnsafeSlow(SIZE).fill(number & 255);
  }
}
const hash = createHash("sha256");
let bytes = 0;
const before = process.memoryUsage.rss();
// What the system remembers as the most is that of the process that started this one.
let most = before;
const sink = new Writable({
  write(_chunk, _encoding, done) {
    most = Math.max(most, process.memoryUsage.rss());
    done();
  },
});
await pipeline(Readable.from(buffers()), counted(hash, (count) => { bytes += count; }), sink);
console.log(JSON.stringify({ sum: hash.digest("hex"), bytes, grown: (most - before) / ${MEGABYTE} }));
`;

test("half a gigabyte flows through in a few megabytes, all of it counted and summed", () => {
  const module = new URL("counted.ts", import.meta.url).href;
  const said = execFileSync(process.execPath, ["--input-type=module", "-e", FLOW, "--", module], {
    encoding: "utf8",
  });
  const { sum, bytes, grown } = JSON.parse(said);
  expect([sum, bytes]).toEqual([
    "2e9c72aedad0838bcf41acfce0c687a82cbb3ed56b01ea0cca788f52ab77a2e0",
    512 * MEGABYTE,
  ]);
  expect(grown).toBeLessThan(40);
});
