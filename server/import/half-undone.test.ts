import { expect, test } from "vitest";
import { signInTo } from "#tests/support/make-user.ts";
import { openTestApi } from "#tests/support/open-test-api.ts";
import { createImportRecords } from "./import-records.ts";

const NEW = { source: "ghost", name: "old.json", address: "", bytes: 1, wish: "take" } as const;

test("what is half undone can only be undone: it is not gone on with, nor looked through", async () => {
  const opened = await openTestApi();
  const { user } = await signInTo(opened, { name: "Nadia", email: "nadia@rihla.example" });
  const records = createImportRecords(opened.db);
  const id = "old";
  await records.begin({ id, ...NEW }, user._id);
  await records.change(id, { state: "stopped" });
  expect(await records.resume(id, "take", ["stopped"], user._id)).toMatchObject({ wish: "take" });
  await records.change(id, { state: "done", isLooked: 1 });
  const undoing = await records.resume(id, "undo", ["done"], user._id);
  expect(undoing).toMatchObject({ state: "undoing", wish: "undo" });
  await records.change(id, { state: "stopped" });
  for (const wish of ["take", "look"] as const) {
    await expect(records.resume(id, wish, ["stopped"], user._id)).rejects.toMatchObject({
      code: "import-not-now",
    });
  }
  expect(await records.find(id)).toMatchObject({ state: "stopped", wish: "undo" });
  expect(await records.resume(id, "undo", ["stopped"], user._id)).toMatchObject({
    state: "undoing",
    wish: "undo",
  });
});
