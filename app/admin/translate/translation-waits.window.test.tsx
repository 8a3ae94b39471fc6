import { expect, test } from "vitest";
import { AT, MADE, saved, showTranslation } from "#tests/support/show-translation.tsx";

test("what nobody has translated yet stands beside English", async () => {
  const { screen } = await showTranslation();
  expect(screen.outline()).toEqual([
    "main:",
    '  form autocomplete=off labelledby="Translate Umrah licence into বাংলা":',
    "    # Translate Umrah licence into বাংলা",
    "    The English words stand with each field. Pictures, links, dates and numbers are the same in every language and are edited in English.",
    "    div role=status",
    "    [‹history› History | href=/admin/history/licence/l1?lang=bn]",
    "    nav label=Languages: [বাংলা | href=/admin/translate/bn/licence/l1 lang=bn current=page] [العربية | href=/admin/translate/ar/licence/l1 lang=ar]",
    "    0 of 2",
    "    progress value=0 max=2 label=Translated: 0 of 2",
    "    2 are missing <‹arrow-right› Next open {hidden=true: Alt N} | keyshortcuts=Alt+N>",
    '    section labelledby="Name":',
    "      header:",
    "        ## Name",
    "        ‹circle-dashed› Missing <‹copy› {hidden=true: Copy over} {.sr-only: Copy the English text of Name over} | tabindex=-1 keyshortcuts=Control+Shift+C>",
    "      div lang=en dir=ltr: Umrah licence",
    "      div lang=bn dir=ltr: (textarea name=title placeholder=এখানে লিখুন maxlength=120 label=Name in বাংলা: )",
    '    section labelledby="Issued by":',
    "      header:",
    "        ## Issued by",
    "        ‹circle-dashed› Missing <‹copy› {hidden=true: Copy over} {.sr-only: Copy the English text of Issued by over} | tabindex=-1 keyshortcuts=Control+Shift+C>",
    "      div lang=en dir=ltr: Ministry",
    "      div lang=bn dir=ltr: (textarea name=issuedBy placeholder=এখানে লিখুন maxlength=300 label=Issued by in বাংলা: )",
    "    aside label=Preview in বাংলা:",
    "      ## Preview in বাংলা",
    "      div inert: iframe src=/bn?preview=licence/l1 title=Preview in বাংলা data-waiting=true",
    "    ‹eye› {role=status: Nothing is public in বাংলা yet.}",
    "    <Publish in বাংলা {hidden=true: Saving} | type=submit> <‹chevron-down› | title=More ways to save haspopup=menu expanded=false label=More ways to save>",
  ]);
});

test("what is written waits, then goes public; what is refused is said", async () => {
  const { screen, answer } = await showTranslation();
  const publish = () => screen.press("Publish in বাংলা");
  await screen.type(/^Name/, "ওমরাহ");
  expect(await publish()).toEqual([
    "gone 1",
    "+ ‹triangle-alert› {role=status: Not saved, and nothing lost. Not now.}",
    "error: Not published. Not now.",
    'sent PUT /api/drafts/licence/l1?lang=bn {"base":0,"made":{"title":"Umrah licence"},"body":{"title":"ওমরাহ"}}',
    "focus button Publish in বাংলা Saving",
  ]);
  answer(/PUT.*drafts/, saved(1));
  answer(/POST.*publish/, { title: "ওমরাহ", version: 1 });
  answer(/languages/, { shown: ["en"] });
  expect(await publish()).toEqual([
    "gone 1",
    "+ ‹eye› {role=status: Published in বাংলা. Visitors see it once বাংলা is shown.}",
    "success: Umrah licence is published in বাংলা. Visitors see it once বাংলা is shown.",
    'sent PUT /api/drafts/licence/l1?lang=bn {"base":0,"made":{"title":"Umrah licence"},"body":{"title":"ওমরাহ"}}',
    "sent POST /api/drafts/licence/l1/publish?version=1&lang=bn",
  ]);
  await screen.type(/^Issued/, "মন্ত্রণালয়");
  answer(/PUT.*drafts/, saved(2, 1));
  expect(await publish()).toEqual([
    "gone 1",
    "+ ‹triangle-alert› {role=status: Not saved, and nothing lost. Not now.}",
    "error: Not published. Not now.",
    'sent PUT /api/drafts/licence/l1?lang=bn {"base":1,"made":{"issuedBy":"Ministry"},"body":{"issuedBy":"মন্ত্রণালয়"}}',
    "sent POST /api/drafts/licence/l1/publish?version=2&lang=bn",
    "focus button Publish in বাংলা Saving",
  ]);
  answer(/PUT.*drafts/, saved(2, 1));
  answer(/POST.*publish/, { title: "ওমরাহ", issuedBy: "মন্ত্রণালয়", version: 2 });
  expect(await publish()).toEqual([
    "gone 1",
    "+ ‹eye› {role=status: As it is public in বাংলা}",
    "success: Umrah licence is public in বাংলা.",
    'sent PUT /api/drafts/licence/l1?lang=bn {"base":1,"made":{"issuedBy":"Ministry"},"body":{"issuedBy":"মন্ত্রণালয়"}}',
    "sent POST /api/drafts/licence/l1/publish?version=2&lang=bn",
  ]);
});

test("what others wrote meanwhile is shown before anything goes public", async () => {
  const { screen, answer } = await showTranslation();
  const publish = () => screen.press("Publish in বাংলা");
  await screen.type(/^Name/, "ওমরাহ");
  const merged = { title: "ওমরাহ", issuedBy: "মন্ত্রণালয়", made: { ...MADE, issuedBy: "Ministry" } };
  answer(
    /PUT.*drafts/,
    saved(2, 0, { body: merged, by: { names: ["Rafi"], isYou: false, isBackup: false } }),
  );
  expect(await publish()).toEqual([
    "gone 6",
    "+ 2 of 2",
    "+ progress value=2 max=2 label=Translated: 2 of 2",
    "+ Everything is translated.",
    "+ ‹check› Done <‹copy› {hidden=true: Copy over} {.sr-only: Copy the English text of Issued by over} | tabindex=-1 keyshortcuts=Control+Shift+C>",
    "+ div lang=bn dir=ltr: (textarea name=issuedBy placeholder=এখানে লিখুন maxlength=300 label=Issued by in বাংলা: মন্ত্রণালয়)",
    "+ ‹users› {role=status: Rafi changed this too. <Look at both>}",
    "error: More has been written here since, and it is shown now. Look at it, then press again.",
    'sent PUT /api/drafts/licence/l1?lang=bn {"base":0,"made":{"title":"Umrah licence"},"body":{"title":"ওমরাহ"}}',
    "focus button Publish in বাংলা Saving",
  ]);
  const body = { ...merged, issuedBy: "সরকার" };
  const current = {
    ...{ body, version: 3, base: 0, savedAt: AT },
    by: { names: ["Rafi"], isYou: false, isBackup: false },
  };
  answer(/POST.*publish/, { message: "Changed.", issues: [], current }, 409);
  answer(
    /PUT.*drafts/,
    saved(4, 0, { body, by: { names: ["Rafi"], isYou: false, isBackup: false } }),
  );
  expect(await publish()).toEqual([
    "gone 1",
    "+ div lang=bn dir=ltr: (textarea name=issuedBy placeholder=এখানে লিখুন maxlength=300 label=Issued by in বাংলা: সরকার)",
    "error: More has been written here since, and it is shown now. Look at it, then press again.",
    "sent POST /api/drafts/licence/l1/publish?version=2&lang=bn",
    'sent PUT /api/drafts/licence/l1?lang=bn {"version":2,"base":0,"made":{},"body":{}}',
  ]);
  await screen.type(/^Name/, "উমরাহ");
  answer(
    /PUT.*drafts/,
    { message: "Changed.", issues: [], current: { ...current, body: { ...body, title: "হজ" } } },
    409,
  );
  expect(await publish()).toEqual([
    '+ div role=dialog tabindex=-1 labelledby="Somebody else saved this while you were typing" describedby="Choose what stays, field by field. Nothing is saved until yo":',
    "+ ## Somebody else saved this while you were typing",
    "+ <‹x› | label=Close>",
    "+ Choose what stays, field by field. Nothing is saved until you press Save my choice.",
    "+ fieldset:",
    "+ legend: Name",
    '+ ("Yoursremoved:ওমরাহadded:উমরাহ" input type=radio name=choice-title checked) Yours',
    "+ span dir=auto:",
    "+ span data-change=:",
    "+ {.sr-only: removed:} ওমরাহ",
    "+ {.sr-only: added:} উমরাহ",
    '+ ("Rafi’sremoved:ওমরাহadded:হজ" input type=radio name=choice-title) Rafi’s',
    "+ span dir=auto:",
    "+ span data-change=:",
    "+ {.sr-only: removed:} ওমরাহ",
    "+ {.sr-only: added:} হজ",
    "+ <Keep editing> <Save my choice>",
    'sent PUT /api/drafts/licence/l1?lang=bn {"version":4,"base":0,"made":{"title":"Umrah licence"},"body":{"title":"উমরাহ"}}',
    "focus button Close",
  ]);
});
