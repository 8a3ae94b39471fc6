import { expect } from "#tests/support/browser-test.ts";
import { tooWideScreens } from "#tests/support/large-text.ts";
import { test } from "#tests/support/own-site-test.ts";
import { MISSING_PAGE_LINE } from "#tests/support/public-pages.ts";
import { signInOwner } from "#tests/support/staff.ts";

for (const language of ["bn", "ar"]) {
  test(`${language}: on the narrowest phone no screen scrolls sideways with text twice as large`, async ({
    page,
    siteUrl,
    watch,
  }) => {
    test.setTimeout(240_000);
    watch.allow(MISSING_PAGE_LINE);
    await signInOwner(page, siteUrl);
    expect(await tooWideScreens(page, language)).toEqual([]);
  });
}
