import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("what cannot be put off is said; once all is put off nothing needs anybody, and each comes back", async () => {
  const admin = await openAdminWindow({ demo: false });
  const screen = await admin.open("/today");
  const seen = () =>
    screen
      .outline("section[aria-labelledby=needs-attention]")
      .map((line) => line.trim().slice(0, 90));
  expect(seen()).toEqual([
    'section labelledby="Needs attention 1":',
    "## {tabindex=-1} Needs attention 1",
    "ul: li: ‹hard-drive› No backup was ever madeMake one now, under Settings, Backups {data-to",
    "div hidden:",
    "### Put off",
    "ul",
  ]);
  const putOff = async () => {
    await screen.press(/^Put off: /);
    return screen.press("Tomorrow");
  };
  admin.answer(/PUT .api.attention/, 500, { message: "The disk is full.", issues: [] });
  const failed = await putOff();
  admin.answer(/PUT .api.attention/, 400, {
    ...{ message: "", issues: [{ path: "until", code: "day-past", message: "It is over." }] },
  });
  const refused = await putOff();
  expect(
    [failed, refused].map((came) => came.filter((line) => /^(error|sent)/.test(line))),
  ).toEqual([
    [
      "error: Nothing was put off. The disk is full.",
      'sent PUT /api/attention/backup {"until":"2026-11-26"}',
    ],
    [
      "error: Nothing was put off. It is over.",
      'sent PUT /api/attention/backup {"until":"2026-11-26"}',
    ],
  ]);
  admin.answerAsBefore();
  await putOff();
  expect(seen()).toEqual([
    'section labelledby="Needs attention":',
    "## {tabindex=-1} Needs attention",
    '<1 put off | expanded=false controls="Put offNo backup was ever madeMake one now, under Se',
    "(img src=/art/madinah-dawn.svg alt)",
    "Nothing needs you.",
    "ul",
    "div hidden:",
    "### Put off",
    "ul: li: ‹hard-drive› No backup was ever madeMake one now, under Settings, Backups {data-to",
  ]);
  const shown = await screen.press(/put off/);
  expect(shown).toEqual([
    "gone 2",
    '+ <1 put off | expanded=true controls="Put offNo backup was ever madeMake one now, under Settings, ">',
    "focus button 1 put off",
  ]);
  admin.answer(/PUT .api.attention/, 500, { message: "The disk is full.", issues: [] });
  expect(await screen.press(/^Show again/)).toEqual([
    "error: The disk is full.",
    'sent PUT /api/attention/backup {"until":null}',
    "focus button Show again: No backup was ever made",
  ]);
  admin.answerAsBefore();
  const again = await screen.press(/^Show again/);
  expect(again.filter((line) => /^(sent|success|error|focus)|##/.test(line))).toEqual([
    "+ ## {tabindex=-1} Needs attention 1",
    'sent PUT /api/attention/backup {"until":null}',
    "focus h2 Needs attention 1",
  ]);
});

test("a day that is asked for is not asked for any more, once its question is closed", async () => {
  const admin = await openAdminWindow({ demo: false });
  const screen = await admin.open("/today");
  const closed = [];
  for (const name of ["Close", "Not now"]) {
    await screen.press(/^Put off: /);
    await screen.press("A date …");
    closed.push(await screen.press(name));
  }
  expect(closed).toEqual([
    ["closed", "focus button Put off: No backup was ever made"],
    ["closed", "focus button Put off: No backup was ever made"],
  ]);
});
