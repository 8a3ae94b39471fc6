import { expect, test } from "vitest";
import { encodingOf } from "./send-answer.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, br;q=0.5", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.0,gzip;q=0", "identity"],
  ["GZIP", "identity"],
  ["brotli, xgzip", "identity"],
  ["*", "identity"],
])("%j gets %s", (accepted, encoding) => expect(encodingOf(accepted)).toBe(encoding));
