import { test } from "#tests/support/browser-test.ts";
import { expectQuality } from "#tests/support/page-quality.ts";
import { allowMissing, PUBLIC_PAGES, SOME_TRANSLATED } from "#tests/support/public-pages.ts";

for (const { path } of PUBLIC_PAGES.filter(({ path }) => !SOME_TRANSLATED.includes(path))) {
  test(`${path} hardly shifts, never scrolls sideways, and has nothing for axe to find`, ({
    page,
    watch,
  }) => {
    allowMissing(watch, path);
    return expectQuality(page, path);
  });
}
