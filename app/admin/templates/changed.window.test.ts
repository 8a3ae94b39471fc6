import { expect, test } from "vitest";
import { makeUser } from "#tests/support/make-user.ts";
import { onPhone } from "#tests/support/on-phone.ts";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

/** Whichever of the others are listed before it. */
const withoutIds = (came: string[]) => came.map((line) => line.replaceAll(/\bid\d+\b/g, "id"));

test("of a text to answer with each language is changed and saved; a mistake shows its language", async () => {
  const admin = await openAdminWindow();
  const english = (en: string) => ({ en, bn: "", ar: "" });
  const { _id } = await admin.site.replyTemplate.create(
    { title: english("Seat kept"), subject: english(""), body: english("It is kept.") },
    { by: admin.owner._id },
  );
  const screen = await admin.open(`/enquiries/templates/${_id}`);
  await screen.type("Subject of a mail", "Your seat");
  await screen.press("العربية");
  await screen.type("Title, for staff", "المقعد");
  await screen.type("Text", "السلام {nothing}");
  await screen.press("English");
  expect(await screen.press("Save")).toEqual([
    '+ div role=group tabindex=-1 labelledby="Please fix one thing":',
    "+ ‹circle-alert› Please fix one thing",
    "+ ul: li: [Text (العربية) holds {nothing}, which nobody can fill in | href=#field-body.ar]",
    "focus div Please fix one thingText (العربية) holds {nothing}, which no",
  ]);
  expect(await screen.press(/holds \{nothing\}/)).toEqual([
    "gone 4",
    "+ div role=group label=Language of the text: <{lang=en: English} | pressed=false> <{lang=bn: বাংলা} | pressed=false> <{lang=ar: العربية} | pressed=true>",
    '+ ("Title, for staff" input type=text name=title.ar value=المقعد maxlength=100 lang=ar dir=rtl)',
    '+ ("Subject of a mail" input type=text name=subject.ar value maxlength=200 lang=ar dir=rtl)',
    '+ ("Text" textarea name=body.ar lang=ar dir=rtl invalid=true describedby="At “…” staff write something themselves before it leaves."+"Text (العربية) holds {nothing}, which nobody can fill in.": السلام {nothing})',
    "focus textarea Text",
  ]);
  await screen.type("Text", "");
  expect(await screen.press("Name")).toEqual([
    "gone 1",
    '+ ("Text" textarea name=body.ar lang=ar dir=rtl describedby="At “…” staff write something themselves before it leaves.": {name})',
  ]);
  const saved = await screen.press("Save");
  expect(withoutIds(saved)).toEqual([
    "gone 4",
    "+ li data-open=true: [{lang=en dir=auto: Seat kept} ⁨English⁩, ⁨العربية⁩ | href=/admin/enquiries/templates/id current=page]",
    "success: “Seat kept” is saved.",
    'sent PUT /api/templates/id {"title":{"en":"Seat kept","bn":"","ar":"المقعد"},"subject":{"en":"Your seat","bn":"","ar":""},"body":{"en":"It is kept.","bn":"","ar":"{name}"},"version":1}',
    "focus button Save Saving",
  ]);
});

test("what was saved without an answer and written on is one text, and nobody else's", async () => {
  const admin = await openAdminWindow();
  const all = () => admin.site.replyTemplate.list();
  const before = (await all()).length;
  const screen = await admin.open("/enquiries/templates/new");
  await screen.type("Title, for staff", "Seat kept");
  await screen.type("Text", "It is kept.");
  admin.lose(/(POST|PUT) .api.templates/);
  expect((await screen.press("Save")).join()).toContain("it may be saved already");
  expect((await all()).length).toBe(before + 1);
  await screen.type("Text", "It is kept until Friday.");
  // What was typed is offered when the page is opened anew, with what it was sent as.
  const opened = await admin.open("/enquiries/templates/new");
  await opened.press(/^Restore what/);
  admin.answerAsBefore();
  expect((await opened.press("Save")).join()).toContain("success: “Seat kept” is saved.");
  const [made] = (await all()).slice(before);
  expect((await all()).length).toBe(before + 1);
  expect(made).toMatchObject({ body: { en: "It is kept until Friday." } });

  const again = await admin.open(`/enquiries/templates/${made?._id}`);
  await again.type("Text", "Kept until Saturday.");
  admin.lose(/PUT .api.templates/);
  await again.press("Save");
  admin.answerAsBefore();
  await again.type("Text", "Kept until Sunday.");
  expect((await again.press("Save")).join()).toContain("success: “Seat kept” is saved.");
  expect((await all()).at(-1)).toMatchObject({ body: { en: "Kept until Sunday." } });
});

test("a colleague saved the same text meanwhile, or one's other window: it is said who, and which words differ", async () => {
  const admin = await openAdminWindow();
  const english = (en: string) => ({ en, bn: "", ar: "" });
  const kept = { title: english("Seat kept"), subject: english(""), body: english("It is kept.") };
  const by = { by: admin.owner._id };
  const { _id } = await admin.site.replyTemplate.create(kept, by);
  const screen = await admin.open(`/enquiries/templates/${_id}`);
  await screen.type("Text", "Mine.");
  const save = (by: string, body: string, version: number) =>
    admin.site.replyTemplate.update(_id, { ...kept, body: english(body), version }, { by });
  const rahim = await makeUser(admin, { name: "Rahim Uddin", email: "rahim@rihla.example" });
  await save(rahim._id, "Theirs.", 1);
  expect(withoutIds(await screen.press("Save"))).toEqual([
    '+ div role=dialog tabindex=-1 labelledby="Somebody else saved this while you were typing" describedby="Choose what stays, field by field. Nothing is saved until yo":',
    "+ ## Somebody else saved this while you were typing",
    "+ <‹x› | label=Close>",
    "+ Choose what stays, field by field. Nothing is saved until you press Save my choice.",
    "+ fieldset:",
    "+ legend: Text (English)",
    '+ ("Yoursremoved:It is keptadded:Mine." input type=radio name=choice-body.en checked) Yours',
    "+ span dir=auto:",
    "+ span data-change=:",
    "+ {.sr-only: removed:} It is kept",
    "+ {.sr-only: added:} Mine",
    "+ .",
    '+ ("Rahim’sremoved:It is keptadded:Theirs." input type=radio name=choice-body.en) Rahim’s',
    "+ span dir=auto:",
    "+ span data-change=:",
    "+ {.sr-only: removed:} It is kept",
    "+ {.sr-only: added:} Theirs",
    "+ .",
    "+ <Keep editing> <Save my choice>",
    'sent PUT /api/templates/id {"title":{"en":"Seat kept","bn":"","ar":""},"subject":{"en":"","bn":"","ar":""},"body":{"en":"Mine.","bn":"","ar":""},"version":1}',
    "focus button Close",
  ]);
  await screen.press("Keep editing");
  await save(admin.owner._id, "Mine elsewhere.", 2);
  expect((await screen.press("Save")).filter((line) => line.startsWith("+ ##"))).toEqual([
    "+ ## You saved this in another window while you were typing",
  ]);
});

test("on a phone a text begins at its top, with its name; back in the list the page does", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/enquiries/templates");
  const scroll = onPhone();
  expect((await screen.press(/^Price in writing/)).at(-1)).toBe("focus h2 Price in writing");
  expect(scroll.mock.calls.splice(0)).toEqual([[0, 0]]);
  expect((await screen.press("All templates")).at(-1)).toBe("focus h1 Templates");
});

test("where the texts do not come it is said, and they are asked for again; those that are there stay", async () => {
  const admin = await openAdminWindow();
  const FAILS = { message: "The disk is full.", issues: [] };
  admin.answer(/GET .api.templates/, 500, FAILS);
  const screen = await admin.open("/enquiries/templates");
  const said = () =>
    screen.outline().filter((line) => /not loaded|disk|Try again|First answer/.test(line));
  const before = said();
  admin.answerAsBefore();
  await screen.press("Try again");
  const loaded = said();
  admin.answer(/GET .api.templates/, 500, FAILS);
  dispatchEvent(new Event("focus"));
  await screen.came();
  expect([before, loaded, said()]).toEqual([
    ["  The disk is full.", "  <Try again>"],
    [
      "    li: [{lang=en dir=auto: First answer} ⁨English⁩, ⁨বাংলা⁩, ⁨العربية⁩ | href=/admin/enquiries/templates/id1]",
    ],
    [
      "    li: [{lang=en dir=auto: First answer} ⁨English⁩, ⁨বাংলা⁩, ⁨العربية⁩ | href=/admin/enquiries/templates/id1]",
    ],
  ]);
});
