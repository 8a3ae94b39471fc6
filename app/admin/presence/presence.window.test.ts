import { expect, test } from "vitest";
import { signInTo } from "#tests/support/make-user.ts";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("who else is there is said, and in a text under which heading they write", async () => {
  const admin = await openAdminWindow();
  const rahim = { name: "Rahim Uddin", email: "rahim@rihla.example" };
  const { cookie } = await signInTo(admin, rahim);
  const shown = async (kind: string, id: string, path: string) => {
    const door = `/api/drafts/${kind}/${id}/presence`;
    await admin.send("POST", door, { heading: "Papers" }, { cookie });
    const screen = await admin.open(path);
    return screen.outline().filter((line) => line.includes("Rahim"));
  };
  expect(await shown("page", "privacy", "/page/privacy")).toEqual([
    "    div role=status: {hidden=true: RU} Rahim is here since 12:00 pm",
  ]);
  expect(await shown("post", "post-24", "/blog/edit/post-24")).toEqual([
    "    div role=status: {hidden=true: RU} Rahim is here since 12:00 pm",
    "    Rahim is writing in {dir=auto: Papers}",
  ]);
});
