import { expect, test } from "vitest";
import { inLanguage } from "#tests/support/in-language.ts";

const SCREENS = [
  ...["", "/blog", "/enquiries", "/departures", "/media", "/visas"],
  ...["/settings/activity", "/settings/mail", "/history/post/post-14", "/profile"],
];

/** There stands what is written in any language, or as it is dialled. */
const APART = "bdi, [lang=en], [dir=ltr], [dir=auto], script, style, code, kbd, svg";
const REFERENCE = /^RH-[0-9A-Z]{4}$/;
const ENGLISH = /[a-z]{2,} [a-z’]+ [a-z]{2,}/;

test("screens of who works in Bangla have its digits, and no English that is not marked", async () => {
  const { openAdminWindow } = await inLanguage<
    typeof import("#tests/support/open-admin-window.tsx")
  >("bn", "#tests/support/open-admin-window.tsx");
  const admin = await openAdminWindow();
  const faults: string[] = [];
  for (const screen of SCREENS) {
    await admin.open(screen);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let letters = 0;
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text;
      if (!parentElement || parentElement.closest(APART)) continue;
      letters += data.match(/\p{Script=Bengali}/gu)?.length ?? 0;
      const text = data.trim();
      const isForeign = /\d/.test(text) || ENGLISH.test(text);
      if (isForeign && !REFERENCE.test(text)) faults.push(`${screen}: ${text}`);
    }
    expect(letters, screen).toBeGreaterThan(100);
  }
  expect(faults).toEqual([]);
});
