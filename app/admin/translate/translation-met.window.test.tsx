import { expect, test } from "vitest";
import { linesOf } from "#tests/support/show-page.tsx";
import { draftOf, MADE, saved, showTranslation } from "#tests/support/show-translation.tsx";

test("what waits is published as it is, and anew where somebody threw it away", async () => {
  const waits = draftOf({ title: "ওমরাহ", made: MADE }, 4, 2);
  const { screen, answer } = await showTranslation({
    translated: { words: { title: "পুরানো" }, made: MADE, version: 2 },
    draft: waits,
  });
  const publish = () => screen.press("Publish in বাংলা");
  expect(linesOf(screen.outline(), /textarea|status/)).toEqual([
    "    div role=status",
    "      div lang=bn dir=ltr: (textarea name=title placeholder=এখানে লিখুন maxlength=120 label=Name in বাংলা: ওমরাহ)",
    "      div lang=bn dir=ltr: (textarea name=issuedBy placeholder=এখানে লিখুন maxlength=300 label=Issued by in বাংলা: )",
    "    ‹circle-check› {role=status: Saved 11:00 am, not public yet}",
  ]);
  const gone = { message: "It is gone.", issues: [] };
  answer(/POST.*publish/, gone, 404);
  answer(/PUT.*drafts/, saved(1, 2));
  answer(/POST.*publish/, { title: "ওমরাহ", version: 3 });
  expect(await publish()).toEqual([
    "gone 1",
    "+ ‹eye› {role=status: As it is public in বাংলা}",
    "success: Umrah licence is public in বাংলা.",
    "sent POST /api/drafts/licence/l1/publish?version=4&lang=bn",
    'sent PUT /api/drafts/licence/l1?lang=bn {"base":2,"made":{"title":"Umrah licence"},"body":{"title":"ওমরাহ"}}',
    "sent POST /api/drafts/licence/l1/publish?version=1&lang=bn",
    "focus button Publish in বাংলা Saving",
  ]);
});

test("what was made from other English is told, fits, or is copied over after a question", async () => {
  const { screen } = await showTranslation({
    translated: {
      ...{
        words: { title: "ওমরাহ", issuedBy: "মন্ত্রণালয়" },
        made: { title: "Old licence", issuedBy: "Ministry" },
      },
      version: 2,
    },
  });
  const steps: unknown[] = [
    linesOf(screen.outline(), /English|changed|fits|older|translated|copy/i),
  ];
  steps.push(await screen.press(/still fits|fits/i));
  steps.push(await screen.press(/^Copy/));
  steps.push(await screen.press(/^Keep/));
  await screen.press(/^Copy/);
  steps.push(await screen.press("Copy over it"));
  expect(steps).toEqual([
    [
      "    The English words stand with each field. Pictures, links, dates and numbers are the same in every language and are edited in English.",
      "    progress value=2 max=2 label=Translated: 2 of 2",
      "    1 where English changed <‹arrow-right› Next open {hidden=true: Alt N} | keyshortcuts=Alt+N>",
      "        ‹triangle-alert› English changed <‹copy› {hidden=true: Copy over} {.sr-only: Copy the English text of Name over} | tabindex=-1 keyshortcuts=Control+Shift+C>",
      "      div lang=bn dir=ltr: (textarea name=title placeholder=এখানে লিখুন maxlength=120 label=Name in বাংলা: ওমরাহ)",
      "      English changed after this was translated:",
      "      <It still fits>",
      "        ‹check› Done <‹copy› {hidden=true: Copy over} {.sr-only: Copy the English text of Issued by over} | tabindex=-1 keyshortcuts=Control+Shift+C>",
      "      div lang=bn dir=ltr: (textarea name=issuedBy placeholder=এখানে লিখুন maxlength=300 label=Issued by in বাংলা: মন্ত্রণালয়)",
    ],
    [
      "gone 11",
      "+ Everything is translated.",
      '+ section labelledby="Name" data-here=true:',
      "+ ‹pencil› You are here <‹copy› {hidden=true: Copy over} {.sr-only: Copy the English text of Name over} | tabindex=-1 keyshortcuts=Control+Shift+C>",
      "+ ‹refresh-cw› {role=status .sr-only: As it is public in বাংলা} {hidden=true: Saving}",
    ],
    [
      '+ div role=alertdialog tabindex=-1 labelledby="Replace what is written?" describedby="The English text of Name takes the place of what is written ":',
      "+ ## Replace what is written?",
      "+ The English text of Name takes the place of what is written in বাংলা.",
      "+ <Keep it> <Copy over it>",
      'sent PUT /api/drafts/licence/l1?lang=bn {"base":2,"made":{"title":"Umrah licence"},"body":{"title":"ওমরাহ"}}',
      "focus button Keep it",
    ],
    [
      "closed",
      "gone 1",
      "+ ‹wifi-off› {role=status: Kept on this device. Not now.}",
      "focus button Copy overCopy the English text of Name over",
    ],
    [
      "closed",
      "gone 3",
      "+ # {tabindex=-1} Translate Umrah licence into বাংলা",
      "+ ‹pencil› You are here <‹copy› {hidden=true: Copy over} {.sr-only: Copy the English text of Name over} | tabindex=-1 disabled keyshortcuts=Control+Shift+C>",
      "+ div lang=bn dir=ltr: (textarea name=title placeholder=এখানে লিখুন maxlength=120 label=Name in বাংলা: Umrah licence)",
      "focus h1 Translate Umrah licence into বাংলা",
    ],
  ]);
});
