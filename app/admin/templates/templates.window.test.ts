import { expect, onTestFinished, test, vi } from "vitest";
import { NOW, openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("an answer is chosen, changed and set back; what is missing in it is said", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/enquiries?status=called");
  await screen.press(/Abdul Karim/);
  expect(await screen.press("العربية")).toEqual([
    "gone 3",
    "+ div role=group label=Language of the answer: <{lang=en: English} | pressed=false> <{lang=bn: বাংলা} | pressed=false> <{lang=ar: العربية} | pressed=true>",
    "+ div lang=ar dir=rtl: السلام عليكم {dir=auto: Abdul Karim} ، شكرًا لسؤالك عن {dir=auto: الرحلة السياحية} . سؤالك أمامي، ورقم طلبك {dir=auto: id4} . هل يمكنني الاتصال بك؟ أخبرني بالوقت المناسب. وإن فضّلت الكتابة فأخبرني من سيسافر، وما أعمارهم، وهل يصعب على أحدهم المشي أو الانتظار. لا يلزم أي دفع للحصول على جواب. {dir=auto: Nadia Islam} {dir=auto: Rihla Travels}",
    "+ [‹message-circle› Open in WhatsApp {.sr-only: (opens in a new tab)} | href=https://wa.me/8801011265044?text=%D8%A7%D9%84%D8%B3%D9%84%D8%A7%D9%85%20%D8%B9%D9%84%D9%8A%D9%83%D9%85%20Abdul%20Karim%D8%8C%0A%0A%D8%B4%D9%83%D8%B1%D9%8B%D8%A7%20%D9%84%D8%B3%D8%A4%D8%A7%D9%84%D9%83%20%D8%B9%D9%86%20%D8%A7%D9%84%D8%B1%D8%AD%D9%84%D8%A9%20%D8%A7%D9%84%D8%B3%D9%8A%D8%A7%D8%AD%D9%8A%D8%A9.%20%D8%B3%D8%A4%D8%A7%D9%84%D9%83%20%D8%A3%D9%85%D8%A7%D9%85%D9%8A%D8%8C%20%D9%88%D8%B1%D9%82%D9%85%20%D8%B7%D9%84%D8%A8%D9%83%20id4.%0A%0A%D9%87%D9%84%20%D9%8A%D9%85%D9%83%D9%86%D9%86%D9%8A%20%D8%A7%D9%84%D8%A7%D8%AA%D8%B5%D8%A7%D9%84%20%D8%A8%D9%83%D8%9F%20%D8%A3%D8%AE%D8%A8%D8%B1%D9%86%D9%8A%20%D8%A8%D8%A7%D9%84%D9%88%D9%82%D8%AA%20%D8%A7%D9%84%D9%85%D9%86%D8%A7%D8%B3%D8%A8.%20%D9%88%D8%A5%D9%86%20%D9%81%D8%B6%D9%91%D9%84%D8%AA%20%D8%A7%D9%84%D9%83%D8%AA%D8%A7%D8%A8%D8%A9%20%D9%81%D8%A3%D8%AE%D8%A8%D8%B1%D9%86%D9%8A%20%D9%85%D9%86%20%D8%B3%D9%8A%D8%B3%D8%A7%D9%81%D8%B1%D8%8C%20%D9%88%D9%85%D8%A7%20%D8%A3%D8%B9%D9%85%D8%A7%D8%B1%D9%87%D9%85%D8%8C%20%D9%88%D9%87%D9%84%20%D9%8A%D8%B5%D8%B9%D8%A8%20%D8%B9%D9%84%D9%89%20%D8%A3%D8%AD%D8%AF%D9%87%D9%85%20%D8%A7%D9%84%D9%85%D8%B4%D9%8A%20%D8%A3%D9%88%20%D8%A7%D9%84%D8%A7%D9%86%D8%AA%D8%B8%D8%A7%D8%B1.%0A%0A%D9%84%D8%A7%20%D9%8A%D9%84%D8%B2%D9%85%20%D8%A3%D9%8A%20%D8%AF%D9%81%D8%B9%20%D9%84%D9%84%D8%AD%D8%B5%D9%88%D9%84%20%D8%B9%D9%84%D9%89%20%D8%AC%D9%88%D8%A7%D8%A8.%0A%0ANadia%20Islam%0ARihla%20Travels target=_blank rel=noopener] [‹mail› Open in mail | href=mailto:a.karim@mail.example?subject=%D8%B3%D8%A4%D8%A7%D9%84%D9%83%20%D8%A5%D9%84%D9%89%20Rihla%20Travels%D8%8C%20id4&body=%D8%A7%D9%84%D8%B3%D9%84%D8%A7%D9%85%20%D8%B9%D9%84%D9%8A%D9%83%D9%85%20Abdul%20Karim%D8%8C%0D%0A%0D%0A%D8%B4%D9%83%D8%B1%D9%8B%D8%A7%20%D9%84%D8%B3%D8%A4%D8%A7%D9%84%D9%83%20%D8%B9%D9%86%20%D8%A7%D9%84%D8%B1%D8%AD%D9%84%D8%A9%20%D8%A7%D9%84%D8%B3%D9%8A%D8%A7%D8%AD%D9%8A%D8%A9.%20%D8%B3%D8%A4%D8%A7%D9%84%D9%83%20%D8%A3%D9%85%D8%A7%D9%85%D9%8A%D8%8C%20%D9%88%D8%B1%D9%82%D9%85%20%D8%B7%D9%84%D8%A8%D9%83%20id4.%0D%0A%0D%0A%D9%87%D9%84%20%D9%8A%D9%85%D9%83%D9%86%D9%86%D9%8A%20%D8%A7%D9%84%D8%A7%D8%AA%D8%B5%D8%A7%D9%84%20%D8%A8%D9%83%D8%9F%20%D8%A3%D8%AE%D8%A8%D8%B1%D9%86%D9%8A%20%D8%A8%D8%A7%D9%84%D9%88%D9%82%D8%AA%20%D8%A7%D9%84%D9%85%D9%86%D8%A7%D8%B3%D8%A8.%20%D9%88%D8%A5%D9%86%20%D9%81%D8%B6%D9%91%D9%84%D8%AA%20%D8%A7%D9%84%D9%83%D8%AA%D8%A7%D8%A8%D8%A9%20%D9%81%D8%A3%D8%AE%D8%A8%D8%B1%D9%86%D9%8A%20%D9%85%D9%86%20%D8%B3%D9%8A%D8%B3%D8%A7%D9%81%D8%B1%D8%8C%20%D9%88%D9%85%D8%A7%20%D8%A3%D8%B9%D9%85%D8%A7%D8%B1%D9%87%D9%85%D8%8C%20%D9%88%D9%87%D9%84%20%D9%8A%D8%B5%D8%B9%D8%A8%20%D8%B9%D9%84%D9%89%20%D8%A3%D8%AD%D8%AF%D9%87%D9%85%20%D8%A7%D9%84%D9%85%D8%B4%D9%8A%20%D8%A3%D9%88%20%D8%A7%D9%84%D8%A7%D9%86%D8%AA%D8%B8%D8%A7%D8%B1.%0D%0A%0D%0A%D9%84%D8%A7%20%D9%8A%D9%84%D8%B2%D9%85%20%D8%A3%D9%8A%20%D8%AF%D9%81%D8%B9%20%D9%84%D9%84%D8%AD%D8%B5%D9%88%D9%84%20%D8%B9%D9%84%D9%89%20%D8%AC%D9%88%D8%A7%D8%A8.%0D%0A%0D%0ANadia%20Islam%0D%0ARihla%20Travels] Opens it for you. Nothing is sent by itself.",
    "focus button العربية",
  ]);
  expect(await screen.press("All 8")).toEqual([
    "gone 1",
    "+ div role=group label=Texts to answer with: <First answer | lang=en pressed=true> <Price in writing | lang=en pressed=false> <Papers missing | lang=en pressed=false> <Visa file submitted | lang=en pressed=false> <Follow-up | lang=en pressed=false> <Documents received | lang=en pressed=false> <A seat has opened | lang=en pressed=false> <Thanks after the journey | lang=en pressed=false>",
    "focus button Visa file submitted",
  ]);
  await screen.key("Escape");
  expect(await screen.press("Papers missing")).toEqual([
    "gone 3",
    "+ div role=group label=Texts to answer with: <First answer | lang=en pressed=false> <Price in writing | lang=en pressed=false> <Papers missing | lang=en pressed=true> <Visa file submitted | lang=en pressed=false> <Follow-up | lang=en pressed=false> <Documents received | lang=en pressed=false> <A seat has opened | lang=en pressed=false> <Thanks after the journey | lang=en pressed=false>",
    '+ ("Date in the text" input type=date value)',
    "+ div lang=ar dir=rtl: السلام عليكم {dir=auto: Abdul Karim} ، ملفك لطلب {dir=auto: الرحلة السياحية} يكاد يكتمل، وما زالت هذه الأوراق ناقصة: … نرجو إحضارها إلى المكتب قبل {dir=auto data-missing=true: Date is missing} ، أو اسألني كيف ترسلها بأمان. وإن صعب الحصول على إحداها فاتصل بي أولًا، فكثيرًا ما توجد طريقة أخرى. لا ترسل صفحات الجواز إلى رقم غير مذكور في موقعنا. رقم طلبك {dir=auto: id4} . {dir=auto: Nadia Islam} {dir=auto: Rihla Travels}",
    "+ div role=status:",
    "+ li: ‹circle-alert› Date is missing",
    "+ li: ‹circle-alert› Write what stands at “…” first.",
    '+ <‹message-circle› Open in WhatsApp | disabled describedby="Date is missingWrite what stands at “…” first."> <‹mail› Open in mail | disabled describedby="Date is missingWrite what stands at “…” first."> Opens it for you. Nothing is sent by itself.',
    "focus button Papers missing",
  ]);
  expect(await screen.press("Change the text")).toEqual([
    "gone 3",
    '+ ("Text of the answer" textarea name=answer lang=ar dir=rtl: السلام عليكم Abdul Karim، ملفك لطلب الرحلة السياحية يكاد يكتمل، وما زالت هذه الأوراق ناقصة: … نرجو إحضارها إلى المكتب قبل {date}، أو اسألني كيف ترسلها بأمان. وإن صعب الحصول على إحداها فاتصل بي أولًا، فكثيرًا ما توجد طريقة أخرى. لا ترسل صفحات الجواز إلى رقم غير مذكور في موقعنا. رقم طلبك id4. Nadia Islam Rihla Travels)',
    "+ <Back to the template>",
    "focus button Back to the template",
  ]);
});

test("a text to answer with is made, changed and deleted", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/enquiries/templates");
  expect(screen.outline()).toEqual([
    "main:",
    "  # Templates",
    "  [‹plus› New template | href=/admin/enquiries/templates/new]",
    "  Texts to answer enquiries with, by WhatsApp and mail. They are filled in for you; nothing is sent by itself.",
    "  ul label=List of templates:",
    "    li: [{lang=en dir=auto: First answer} ⁨English⁩, ⁨বাংলা⁩, ⁨العربية⁩ | href=/admin/enquiries/templates/id1]",
    "    li: [{lang=en dir=auto: Price in writing} ⁨English⁩, ⁨বাংলা⁩, ⁨العربية⁩ | href=/admin/enquiries/templates/id2]",
    "    … 5 more",
    "    li: [{lang=en dir=auto: Thanks after the journey} ⁨English⁩, ⁨বাংলা⁩, ⁨العربية⁩ | href=/admin/enquiries/templates/id3]",
    "  div .max-lg:hidden:",
    "    (img src=/art/madinah-dawn.svg alt)",
    "    Choose a template",
    "    Or write a new one.",
  ]);
  expect(await screen.press("New template")).toEqual([
    "gone 4",
    "+ div data-open=true:",
    "+ [‹chevron-left› All templates | href=/admin/enquiries/templates .lg:hidden]",
    '+ form autocomplete=off labelledby="New template":',
    "+ ## {dir=auto tabindex=-1} New template",
    "+ div role=group label=Language of the text: <{lang=en: English} | pressed=true> <{lang=bn: বাংলা} | pressed=false> <{lang=ar: العربية} | pressed=false>",
    '+ ("Title, for staff" input type=text name=title.en value maxlength=100 lang=en dir=ltr)',
    '+ ("Subject of a mail" input type=text name=subject.en value maxlength=200 lang=en dir=ltr)',
    '+ ("Text" textarea name=body.en lang=en dir=ltr describedby="At “…” staff write something themselves before it leaves.": )',
    '+ div role=group labelledby="Use a placeholder": Use a placeholder <Name> <Reference> <Package> <Date> <Your own name> <Name of the agency>',
    "+ <Save {hidden=true: Saving} | type=submit>",
    "+ p role=status",
    "at /admin/enquiries/templates/new",
    "focus a New template",
  ]);
  expect(await screen.press("Save")).toEqual([
    "gone 2",
    '+ div role=group tabindex=-1 labelledby="Please fix 2 things":',
    "+ ‹circle-alert› Please fix 2 things",
    "+ ul:",
    "+ li: [Give it a title, in one language at least | href=#field-title.en]",
    "+ li: [Write the text, in one language at least | href=#field-body.en]",
    '+ ("Title, for staff" input type=text name=title.en value maxlength=100 lang=en dir=ltr invalid=true describedby="Give it a title, in one language at least.")',
    '+ ("Text" textarea name=body.en lang=en dir=ltr describedby="At “…” staff write something themselves before it leaves."+"Write the text, in one language at least." invalid=true: )',
    "focus div Please fix 2 thingsGive it a title, in one language at least",
  ]);
  await screen.type("Title, for staff", "Seat kept");
  await screen.type("Text", "Dear {name}, your seat is kept until {nothing}.");
  expect(await screen.press("Save")).toEqual([
    "gone 6",
    '+ div role=group tabindex=-1 labelledby="Please fix one thing":',
    "+ ‹circle-alert› Please fix one thing",
    "+ ul: li: [Text (English) holds {nothing}, which nobody can fill in | href=#field-body.en]",
    '+ ("Text" textarea name=body.en lang=en dir=ltr describedby="At “…” staff write something themselves before it leaves."+"Text (English) holds {nothing}, which nobody can fill in." invalid=true: Dear {name}, your seat is kept until {nothing}.)',
    "focus div Please fix one thingText (English) holds {nothing}, which no",
  ]);
  await screen.type("Text", "Dear {name}, your seat is kept.");
  expect(await screen.press("Save")).toEqual([
    "gone 8",
    "+ … 6 more",
    "+ li data-open=true: [{lang=en dir=auto: Seat kept} ⁨English⁩ | href=/admin/enquiries/templates/id4 current=page]",
    '+ form autocomplete=off labelledby="Seat kept":',
    "+ ## {dir=auto tabindex=-1} Seat kept",
    "+ <Save {hidden=true: Saving} | type=submit> <‹trash› Delete>",
    "success: “Seat kept” is saved.",
    'sent POST /api/templates {"title":{"en":"Seat kept","bn":"","ar":""},"subject":{"en":"","bn":"","ar":""},"body":{"en":"Dear {name}, your seat is kept.","bn":"","ar":""}}',
    "at /admin/enquiries/templates/id4",
    "focus h2 Seat kept",
  ]);
  expect(await screen.press("Delete")).toEqual([
    '+ div role=alertdialog tabindex=-1 labelledby="Delete “Seat kept”?" describedby="It goes for good. What was noted of its use on enquiries sta":',
    "+ ## Delete “Seat kept”?",
    "+ It goes for good. What was noted of its use on enquiries stays.",
    "+ <Keep it> <Delete | .button-danger>",
    "focus button Keep it",
  ]);
  expect(await screen.press("Delete")).toEqual([
    "closed",
    "gone 13",
    "+ … 5 more",
    "+ li: [{lang=en dir=auto: Thanks after the journey} ⁨English⁩, ⁨বাংলা⁩, ⁨العربية⁩ | href=/admin/enquiries/templates/id3]",
    "+ div .max-lg:hidden:",
    "+ (img src=/art/madinah-dawn.svg alt)",
    "+ Choose a template",
    "+ Or write a new one.",
    "success: “Seat kept” is deleted.",
    "sent DELETE /api/templates/id4",
    "at /admin/enquiries/templates",
    "focus h1 Templates",
  ]);
});

test("what somebody wrote themselves is not replaced unasked; what nobody changed is", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/enquiries?status=called");
  await screen.press(/Abdul Karim/);
  await screen.press("Change the text");
  expect((await screen.press("Papers missing")).at(-1)).toBe("focus button Papers missing");
  await screen.press("Change the text");
  await screen.type("Text of the answer", "My own words.");
  const asked = [
    '+ div role=alertdialog tabindex=-1 labelledby="Replace what you wrote?" describedby="The text that you wrote yourself for this answer is lost.":',
    "+ ## Replace what you wrote?",
    "+ The text that you wrote yourself for this answer is lost.",
    "+ <Keep my text> <Replace it | .button-danger>",
    "focus button Keep my text",
  ];
  expect(await screen.press("First answer")).toEqual(asked);
  await screen.press("Keep my text");
  const isKept = () => screen.outline(".enquiry-pane").some((line) => /My own words\./.test(line));
  expect(isKept()).toBe(true);
  for (const other of ["বাংলা", "Back to the template"]) {
    expect((await screen.press(other)).at(-1)).toBe("focus button Keep my text");
    await screen.press("Keep my text");
  }
  await screen.press("First answer");
  await screen.press("Replace it");
  expect(isKept()).toBe(false);
});

test("an answer that the device does not keep is said so where it is written, and before one leaves", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/enquiries?status=called");
  await screen.press(/Abdul Karim/);
  await screen.press("Change the text");
  const device = localStorage;
  const full = () => {
    throw new Error("full");
  };
  const getItem = (name: string) => device.getItem(name);
  vi.stubGlobal("localStorage", { getItem, setItem: full, removeItem: () => {} });
  onTestFinished(() => void vi.unstubAllGlobals());
  const unkept = "This device does not keep what you typed";
  expect((await screen.type("Text of the answer", "My own words.")).join()).toContain(unkept);
  await screen.router.navigate("/admin/media");
  expect((await screen.came()).join()).toContain(
    `The answer that you wrote is not opened yet. ${unkept}`,
  );
  await screen.press("Stay here");
  await screen.press("Back to the template");
  await screen.press("Replace it");
  await screen.router.navigate("/admin/media");
  expect((await screen.came()).at(-2)).toBe("at /admin/media");
});

test("a text that is there in English alone reads as English in an answer in Arabic", async () => {
  const admin = await openAdminWindow();
  // It comes after those of the demo agency, which is a moment old.
  vi.setSystemTime(Date.parse(NOW) + 1000);
  const english = (en: string) => ({ en, bn: "", ar: "" });
  const kept = { title: english("Seat kept"), subject: english(""), body: english("It is kept.") };
  await admin.site.replyTemplate.create(kept, { by: admin.owner._id });
  const screen = await admin.open("/enquiries?status=called");
  await screen.press(/Abdul Karim/);
  await screen.press("العربية");
  await screen.press("All 9");
  await screen.key("Escape");
  expect(await screen.press("Seat kept")).toContain("+ div lang=en dir=ltr: It is kept.");
  expect(await screen.press("Change the text")).toContain(
    '+ ("Text of the answer" textarea name=answer lang=en dir=ltr: It is kept.)',
  );
});
