import { test } from "#tests/support/browser-test.ts";
import { expectQuality } from "#tests/support/page-quality.ts";
import { SOME_TRANSLATED } from "#tests/support/public-pages.ts";

for (const path of SOME_TRANSLATED) {
  test(`${path} hardly shifts, never scrolls sideways, and has nothing for axe to find`, ({
    page,
  }) => expectQuality(page, path));
}
