import { expect, onTestFinished, test, vi } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("of an illustration the address is copied; where that is refused it is said", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/media");
  await screen.press("Illustrations");
  const copy = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue(undefined);
  onTestFinished(() => copy.mockRestore());
  const said = async () =>
    (await screen.press(/campus\.svg/)).filter((line) => line.startsWith("success"));
  expect(await said()).toEqual(["success: The address is copied."]);
  expect(copy.mock.calls).toEqual([["/art/campus.svg"]]);
  copy.mockRejectedValue(new Error("not allowed"));
  expect(await said()).toEqual(["success: The address is /art/campus.svg"]);
});
