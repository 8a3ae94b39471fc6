import { expect, test } from "vitest";
import { fileSize } from "./file-size.ts";
import { placeName } from "./place-name.ts";

test("what is edited is called by its title, or by the name that staff know", () => {
  const named = (kind: string, id: string, title?: string) => placeName({ kind, id }, title);
  expect([
    named("post", "p1", "Six days"),
    named("own-page", "o1"),
    named("visa", "v1", "Malaysia"),
    named("package", "umrah"),
    named("package", "gone"),
    named("inclusions", "hajj"),
    named("page", "privacy", "Mine"),
    named("page", "gone"),
    named("settings", "notice"),
    named("settings", "gone"),
    named("home", "home"),
    placeName({ kind: "post", id: "p1", language: "ar" }, "Six days"),
  ]).toEqual([
    "Six days",
    "No title yet",
    "Malaysia",
    "Umrah Package",
    "gone",
    "What is included: Hajj Package",
    "Privacy policy",
    "gone",
    "Notice banner",
    "gone",
    "Home page",
    "Six days (العربية)",
  ]);
});

test("a size is said in the unit that keeps it short", () => {
  const sizes = [0, 1023, 1024, 1535, 1536, 1_023_487, 1_024_000, 1_572_864, 1_048_000_000];
  expect([...sizes, 1024 ** 3, 2.6 * 1024 ** 3].map(fileSize)).toEqual([
    "0 bytes",
    "1023 bytes",
    "1 KB",
    "1 KB",
    "2 KB",
    "999 KB",
    "1.0 MB",
    "1.5 MB",
    "999.5 MB",
    "1 GB",
    "3 GB",
  ]);
});
