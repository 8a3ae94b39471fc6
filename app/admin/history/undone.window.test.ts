import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("what was restored into the waiting changes is taken back from the editor", async () => {
  const admin = await openAdminWindow();
  const as = await admin.asOwner();
  const about = (await admin.get("/api/pages/about", as.cookie)).body;
  const { version, ...body } = about;
  const hero = { ...body.hero, title: "Other words" };
  const put = await admin.send("PUT", "/api/pages/about", { ...body, hero, version }, as);
  expect(put.status).toBe(200);
  const revisions = (await admin.get("/api/history/page/about", as.cookie)).body;
  let screen = await admin.open(`/history/page/about/${revisions.at(-1)._id}`);
  screen.outline();
  expect(
    (await screen.press(/^Restore/)).filter((line) => /^(sent|at|success)/.test(line)),
  ).toEqual(["sent POST /api/history/page/about/id2/restore"]);
  screen = await admin.open("/page/about");
  const line = () => screen.outline().filter((one) => /role=status: [A-Z]|hero.title/.test(one));
  expect(line()).toEqual([
    '    ("Title" input type=text name=hero.title value=Travel is a trust dir=auto required describedby="Large words on the picture.")',
    "    ‹circle-check› {role=status: Restored from 12:00 pm, not public yet. <Undo>}",
  ]);
  admin.answer(/restored$/, 500, { message: "The disk is full.", issues: [] });
  expect(await screen.press(/^Undo/)).toEqual([
    "error: The disk is full.",
    "sent DELETE /api/history/page/about/restored",
    "focus button Undo",
  ]);
  admin.answerAsBefore();
  expect(await screen.press(/^Undo/)).toEqual([
    "gone 2",
    '+ ("Title" input type=text name=hero.title value=Other words dir=auto required describedby="Large words on the picture.")',
    "+ ‹eye› {role=status: Everything here is public}",
    "success: Taken back. The waiting changes are what they were before.",
    "sent DELETE /api/history/page/about/restored",
  ]);
});
