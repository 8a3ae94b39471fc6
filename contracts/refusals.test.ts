import { expect, test } from "vitest";
import { DomainError } from "#server/errors/domain-error.ts";
import { refusalOf, retryAfterOf } from "./refusals.ts";

test("a broken rule has a sentence, any other error has none", () => {
  expect(refusalOf(new DomainError("link-taken"))).toMatchObject({ status: 409 });
  expect(refusalOf(new Error("link-taken"))).toBeNull();
  expect(refusalOf("link-taken")).toBeNull();
  expect(refusalOf(null)).toBeNull();
});

test("how long to wait is said of the errors that say so", () => {
  expect(retryAfterOf(new DomainError("too-many-tries", { retryAfterS: 9 }))).toBe(9);
  expect(retryAfterOf(new DomainError("link-taken"))).toBeNull();
  expect(retryAfterOf(new Error("no"))).toBeNull();
});
