import { expect, test, vi } from "vitest";
import { keepUploadsFor, libraryUploads } from "./library-uploads.ts";

test("what is on its way stays with who sent it, and is not shown to whoever signs in after them", () => {
  const empty = vi.spyOn(libraryUploads, "empty");
  keepUploadsFor("nadia");
  const emptied = ["nadia", "rahim", "rahim", "nadia"].map((who) => {
    empty.mockClear();
    keepUploadsFor(who);
    return empty.mock.calls.length;
  });
  expect(emptied).toEqual([0, 1, 0, 1]);
});
