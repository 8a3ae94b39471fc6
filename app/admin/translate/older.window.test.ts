import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("where English has changed a text is said to fit still, copied over, or thrown away", async () => {
  const admin = await openAdminWindow();
  const as = await admin.asOwner();
  const found = (await admin.get("/api/package/umrah", as.cookie)).body;
  const changed = { ...found, title: "Umrah, slowly", description: "Slower." };
  expect((await admin.send("PUT", "/api/package/umrah", changed, as)).status).toBe(200);
  const screen = await admin.open("/translate/bn/package/umrah");
  const lines = screen.outline();
  const at = lines.findIndex((line) => line.includes('labelledby="Title"'));
  expect(lines.slice(at - 4, at + 6)).toEqual([
    "    nav label=Languages: [বাংলা | href=/admin/translate/bn/package/umrah lang=bn current=page] [العربية | href=/admin/translate/ar/package/umrah lang=ar]",
    "    19 of 19",
    "    progress value=19 max=19 label=Translated: 19 of 19",
    "    2 where English changed <‹arrow-right› Next open {hidden=true: Alt N} | keyshortcuts=Alt+N>",
    '    section labelledby="Title":',
    "      header:",
    "        ## Title",
    "        ‹triangle-alert› English changed <‹copy› {hidden=true: Copy over} {.sr-only: Copy the English text of Title over} | tabindex=-1 keyshortcuts=Control+Shift+C>",
    "      div lang=en dir=ltr: Umrah, slowly",
    "      div lang=bn dir=ltr: (textarea name=title placeholder=এখানে লিখুন maxlength=300 label=Title in বাংলা: ওমরাহ প্যাকেজ)",
  ]);
  expect(await screen.press(/fits/)).toEqual([
    "gone 7",
    "+ 1 where English changed <‹arrow-right› Next open {hidden=true: Alt N} | keyshortcuts=Alt+N>",
    '+ section labelledby="Title" data-here=true:',
    "+ ‹pencil› You are here <‹copy› {hidden=true: Copy over} {.sr-only: Copy the English text of Title over} | tabindex=-1 keyshortcuts=Control+Shift+C>",
    "+ ‹refresh-cw› {role=status .sr-only: Published in বাংলা. Visitors see it once বাংলা is shown.} {hidden=true: Saving}",
  ]);
  expect(await screen.came()).toEqual([
    "gone 1",
    "+ ‹circle-check› {role=status: Saved 12:00 pm, not public yet}",
    'sent PUT /api/drafts/package/umrah?lang=bn {"base":1,"made":{"title":"Umrah, slowly"},"body":{"title":"ওমরাহ প্যাকেজ"}}',
  ]);
  await screen.press(/^Copy.*Description/);
  await screen.press("Copy over it");
  expect((await screen.came()).filter((line) => line.startsWith("sent"))).toEqual([
    'sent PUT /api/drafts/package/umrah?lang=bn {"version":…,"base":1,"made":{"description":"Slower."},"body":{"description":"Slower."}}',
  ]);
  await screen.press("More ways to save");
  await screen.press(/^Throw/);
  expect(await screen.press("Throw them away")).toEqual([
    "closed",
    "gone 5",
    "+ 2 where English changed <‹arrow-right› Next open {hidden=true: Alt N} | keyshortcuts=Alt+N>",
    "+ ‹triangle-alert› English changed <‹copy› {hidden=true: Copy over} {.sr-only: Copy the English text of Title over} | tabindex=-1 keyshortcuts=Control+Shift+C>",
    "+ English changed after this was translated:",
    "+ p lang=en dir=ltr:",
    "+ Umrah",
    "+ span data-change=:",
    "+ {.sr-only: removed:} Package",
    "+ {.sr-only: added:} , slowly",
    "+ <It still fits>",
    "+ ‹triangle-alert› English changed <‹copy› {hidden=true: Copy over} {.sr-only: Copy the English text of Description over} | tabindex=-1 keyshortcuts=Control+Shift+C>",
    "+ div lang=bn dir=ltr: (textarea name=description placeholder=এখানে লিখুন maxlength=5000 label=Description in বাংলা: পথ চেনেন, এমন মানুষের সঙ্গে চলুন। আমাদের প্রত্যেক গাইড ত্রিশটির বেশি কাফেলা নিয়ে গেছেন। প্রথম তাওয়াফ থেকে শেষ তাওয়াফ পর্যন্ত তাঁরা হাঁটেন দলের সবচেয়ে ধীর মানুষটির সঙ্গে পা মিলিয়ে। সফর দশ বা চৌদ্দ দিনের। পরিবারে দুজন থাকুন বা বিশজন, সবার জন্যই ব্যবস্থা আছে। হজের সময়টুকু ছাড়া সারা বছরই কাফেলা যায়।)",
    "+ English changed after this was translated:",
    "+ p lang=en dir=ltr:",
    "+ span data-change=:",
    "+ {.sr-only: removed:} Go with people who know the road",
    "+ {.sr-only: added:} Slower",
    "+ .",
    "+ span data-change=: {.sr-only: removed:} Our guides have each led more than thirty groups, and they walk at the pace of the slowest person, from the first tawaf to the last. The journey takes ten or fourteen days, for families of two to twenty, and groups leave throughout the year, except around Hajj.",
    "+ <It still fits>",
    "+ ‹eye› {role=status: Published in বাংলা. Visitors see it once বাংলা is shown.}",
    "success: The changes are thrown away. They stay in the history for 30 days.",
    "sent DELETE /api/drafts/package/umrah?version=…&lang=bn",
    "focus button More ways to save",
  ]);
});
