import { NoSuchKey, NotFound, S3ServiceException } from "@aws-sdk/client-s3";
import { expect, test } from "vitest";
import { asBucketError } from "./as-bucket-error.ts";
import { BucketError } from "./bucket-error.ts";

const said = (httpStatusCode: number, name = "Said") =>
  new S3ServiceException({ name, $fault: "client", $metadata: { httpStatusCode } });

test("what a bucket says is told apart: refused, full, gone, or away for now", () => {
  const told = (error: unknown) => asBucketError(error).flaw;
  const statuses = [399, 400, 401, 403, 405, 408, 409, 412, 425, 429, 499, 500, 503, 507];
  expect(statuses.filter((status) => told(said(status)) === "refused")).toEqual([
    400, 401, 403, 405, 412, 499,
  ]);
  expect(statuses.filter((status) => told(said(status)) === "full")).toEqual([507]);
  for (const name of ["RequestTimeTooSkewed", "BadDigest", "RequestTimeout", "IncompleteBody"])
    expect(told(said(400, name))).toBe("away");
  expect(told(said(403, "QuotaExceeded"))).toBe("full");
  const gone = { message: "", $metadata: { httpStatusCode: 404 } };
  expect([told(new NoSuchKey(gone)), told(new NotFound(gone))]).toEqual(["gone", "gone"]);
  expect([told(new Error("no route")), told("what")]).toEqual(["away", "away"]);
  const known = new BucketError("gone", null);
  expect(asBucketError(known)).toBe(known);
});
