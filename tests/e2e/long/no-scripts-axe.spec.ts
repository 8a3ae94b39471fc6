import { test } from "#tests/support/browser-test.ts";
import { PUBLIC_PAGES } from "#tests/support/public-pages.ts";
import { expectNoFaultsWithoutScripts } from "#tests/support/without-scripts.ts";

test("axe finds nothing in what is shown without scripts, on a phone and a computer", async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const paths = PUBLIC_PAGES.map(({ path }) => path);
  await expectNoFaultsWithoutScripts(browser, baseURL, paths);
});
