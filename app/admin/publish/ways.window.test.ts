import { expect, onTestFinished, test, vi } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

const MENU = "More ways to save";

async function openAbout() {
  const admin = await openAdminWindow();
  const screen = await admin.open("/page/about");
  screen.outline();
  async function choose(way: RegExp) {
    await screen.press(MENU);
    return screen.press(way);
  }
  return { admin, screen, choose };
}

const FAILS = { message: "The disk is full.", issues: [] };

test("a preview opens in a tab of its own: what is public, or what waits", async () => {
  const { admin, screen, choose } = await openAbout();
  const tabs: unknown[] = [];
  let isAllowed = true;
  const open = vi.spyOn(window, "open").mockImplementation((...asked) => {
    if (!isAllowed) return null;
    const tab = { asked, close: () => tabs.push("closed") };
    Object.defineProperty(tab, "location", { set: (to) => tabs.push([...asked, to]) });
    return tab as never;
  });
  onTestFinished(() => open.mockRestore());
  await choose(/^Preview/);
  expect(await choose(/^Share preview/)).toEqual([
    "closed",
    "info: There is nothing to share: everything here is public.",
    "focus button More ways to save",
  ]);
  await screen.type("Title", "Travel is trust");
  await choose(/^Preview/);
  await screen.type("Title", "Trust");
  admin.answer(/PUT .api.drafts/, 500, FAILS);
  const failed = await choose(/^Preview/);
  expect(failed.filter((line) => !line.startsWith("gone"))).toEqual([
    "closed",
    "+ ‹triangle-alert› {role=status: Not saved, and nothing lost. The disk is full.}",
    "error: About page was not updated. The disk is full.",
    'sent PUT /api/drafts/page/about {"version":…,"base":1,"body":{"hero":{"title":"Trust","text":"A family firm, looking after other families.","image":"/art/flight-wing.svg","imageAlt":"A wing above clouds at sunset"}}}',
    "focus button More ways to save",
  ]);
  expect(tabs).toEqual([
    ["", "_blank", "/about"],
    ["", "_blank", "/about?preview=page/about"],
    "closed",
  ]);
  isAllowed = false;
  expect(await choose(/^Preview/)).toEqual([
    "closed",
    "error: The browser did not open a tab. Allow it for this site, and press again.",
    "focus button More ways to save",
  ]);
});

test("what waits is kept, shown to somebody, withdrawn, and thrown away", async () => {
  const { admin, screen, choose } = await openAbout();
  await screen.type("Title", "Travel is trust");
  expect(await choose(/^Keep as draft/)).toEqual([
    "closed",
    "gone 1",
    "+ ‹circle-check› {role=status: Saved 12:00 pm, not public yet}",
    "success: Kept as a draft. Nothing public changed.",
    'sent PUT /api/drafts/page/about {"version":…,"base":1,"body":{}}',
    "focus button More ways to save",
  ]);
  admin.answer(/POST .*preview$/, 500, FAILS);
  expect(await choose(/^Share preview/)).toEqual([
    "closed",
    "error: The disk is full.",
    "sent POST /api/drafts/page/about/preview",
    "focus button More ways to save",
  ]);
  admin.answerAsBefore();
  await choose(/^Share preview/);
  expect(await screen.press("Copy")).toEqual(["success: Address copied.", "focus button Copy"]);
  await screen.key("Escape");
  expect(await choose(/^Share preview/)).toEqual([
    "closed",
    '+ div role=dialog tabindex=-1 labelledby="Share preview" describedby="Whoever has the address sees these changes on the real page,":',
    "+ ## Share preview",
    "+ <‹x› | label=Close>",
    "+ Whoever has the address sees these changes on the real page, as they are when they look. Nothing public changes.",
    "+ div role=status: Nadia Islam shared these changes already. That address works until 2 December 12:00 pm, Dhaka time. For safety it was shown only once; a new one takes its place, and the old one stops working.",
    "+ <Withdraw it> <Make a new address>",
    "focus button Close",
  ]);
  expect(await screen.press("Make a new address")).toEqual([
    "gone 2",
    "+ div role=status:",
    '+ Address ("Address" input value=http://localhost/about?preview=id2 dir=ltr readonly) <‹copy› Copy>',
    "+ It works for 7 days, until 2 December 12:00 pm, Dhaka time, or until these changes go public.",
    "+ <Withdraw it> [Send on WhatsApp | href=https://wa.me/?text=http%3A%2F%2Flocalhost%2Fabout%3Fpreview%3Did2 target=_blank rel=noreferrer]",
    "sent POST /api/drafts/page/about/preview",
    "focus div Share previewWhoever has the address sees these changes on t",
  ]);
  admin.answer(/DELETE .*preview$/, 500, FAILS);
  expect(await screen.press("Withdraw it")).toEqual([
    "error: The disk is full.",
    "sent DELETE /api/drafts/page/about/preview",
    "focus button Withdraw it",
  ]);
  admin.answerAsBefore();
  expect(await screen.press("Withdraw it")).toEqual([
    "closed",
    "success: Withdrawn. The address shows nothing any more.",
    "sent DELETE /api/drafts/page/about/preview",
    "focus button More ways to save",
  ]);
  admin.answer(/GET .*preview$/, 500, FAILS);
  expect(await choose(/^Share preview/)).toEqual([
    "closed",
    "error: The disk is full.",
    "focus button More ways to save",
  ]);
  await choose(/^Throw/);
  admin.answer(/DELETE .api.drafts.page.about.version/, 500, FAILS);
  expect(await screen.press("Throw them away")).toEqual([
    "closed",
    "error: The disk is full.",
    "sent DELETE /api/drafts/page/about?version=…",
    "focus button More ways to save",
  ]);
  admin.answerAsBefore();
  await screen.type("Title", "Other words");
  await choose(/^Throw/);
  expect(await screen.press("Throw them away")).toEqual([
    "closed",
    "gone 2",
    '+ ("Title" input type=text name=hero.title value=Travel is a trust dir=auto required describedby="Large words on the picture.")',
    "+ ‹eye› {role=status: Everything here is public}",
    "success: The changes are thrown away. They stay in the history for 30 days.",
    "sent DELETE /api/drafts/page/about?version=…",
    "focus button More ways to save",
  ]);
});

test("what is planned is cancelled; a moment that is past leads to publishing now", async () => {
  const { admin, screen, choose } = await openAbout();
  await screen.type("Title", "Travel is trust");
  await choose(/^Publish later/);
  admin.answer(/POST .*schedule$/, 500, FAILS);
  expect(await screen.press(/^Publish tomorrow/)).toEqual([
    "closed",
    "gone 1",
    "+ ‹circle-check› {role=status: Saved 12:00 pm, not public yet}",
    "error: The disk is full.",
    'sent POST /api/drafts/page/about/schedule {"publishAt":"2026-11-26T03:00:00.000Z","version":…}',
    "focus button More ways to save",
  ]);
  admin.answerAsBefore();
  await choose(/^Publish later/);
  expect(await screen.type("Day", "")).toEqual([
    "gone 3",
    "+ <Tonight 8:00 pm | pressed=false> <Tomorrow 9:00 am | pressed=false> <Friday 3:00 pm | pressed=false>",
    '+ Day ("Day" input type=date value max=2036-12-31 required invalid=false describedby="Dhaka time (UTC+6), the agency’s clock."+"") Time ("Time" input type=time value=09:00 required invalid=false describedby="Dhaka time (UTC+6), the agency’s clock."+"")',
    "+ <Not now> <Publish later | type=submit>",
    "focus input Day",
  ]);
  expect(await screen.press(/^Publish later/)).toEqual([
    "gone 1",
    '+ Day ("Day" input type=date value max=2036-12-31 required invalid=true describedby="Dhaka time (UTC+6), the agency’s clock."+"Choose a day.") Time ("Time" input type=time value=09:00 required invalid=false describedby="Dhaka time (UTC+6), the agency’s clock."+"Choose a day.")',
    "focus button Publish later",
  ]);
  await screen.press("Tonight 8:00 pm");
  expect(await screen.press(/^Publish today/)).toEqual([
    "closed",
    "gone 1",
    "+ ‹clock› {role=status: Goes public today 8:00 pm, Dhaka time. <Move> <Cancel>}",
    'sent POST /api/drafts/page/about/schedule {"publishAt":"2026-11-25T14:00:00.000Z","version":…}',
    "focus button More ways to save",
  ]);
  admin.answer(/DELETE .*schedule$/, 500, FAILS);
  expect(await screen.press("Cancel")).toEqual([
    "error: The disk is full.",
    "sent DELETE /api/drafts/page/about/schedule",
    "focus button Cancel",
  ]);
  admin.answerAsBefore();
  expect(await screen.press("Cancel")).toEqual([
    "gone 1",
    "+ ‹circle-check› {role=status: Saved 12:00 pm, not public yet}",
    "success: It is not planned any more. It waits until you publish it.",
    "sent DELETE /api/drafts/page/about/schedule",
  ]);
  await choose(/^Publish later/);
  await screen.type("Day", "2026-11-20");
  await screen.press(/^Publish/);
  expect(await screen.press("Publish now")).toEqual([
    "closed",
    "gone 1",
    "+ ‹eye› {role=status: Everything here is public}",
    "success: About page updated.",
    'sent PUT /api/pages/about {"hero":{"title":"Travel is trust","text":"A family firm, looking after other families.","image":"/art/flight-wing.svg","imageAlt":"A wing above clouds at sunset"},"welcome":{"heading":"Welcome","paragraphs":["We opened in 2009 with one desk and one rule: nobody pays until they have the price in writing. The desk is longer now. The rule has not changed.","Twenty-two people work here. Most of them have made the journey they sell, with their own parents or children, so they know what happens after midnight at the airport and which hotel lift is slow."]},"leadersHeading":"Who you will meet","leaders":[{"name":"Abdur Rahman","title":"Founder","note":"Has led Umrah and Hajj groups since 2009.","photo":""},{"name":"Nasreen Sultana","title":"Head of visas","note":"Former admissions officer. Reads every student file herself.","photo":""},{"name":"Imran Chowdhury","title":"Operations","note":"Answers the phone when a flight is late.","photo":""}],"message":{"heading":"A message from our founder","paragraphs":["When you send your mother with us, we think of her as ours. Ask us hard questions before you pay. If the answer is not clear, do not travel with us, or with anyone else."],"author":"Abdur Rahman, Founder"},"version":1}',
    "focus button More ways to save",
  ]);
});
