import { expect, test } from "vitest";
import { accessibleOutline } from "#tests/support/accessible-outline.ts";
import { withinAdmin } from "#tests/support/within-admin.tsx";
import { ThumbnailLine } from "./thumbnail-line.tsx";

test("a row of a menu is read by its name and its line: the picture beside it says nothing", async () => {
  const html = await withinAdmin(
    <ThumbnailLine picture="/art/madinah-dawn.svg" label="Umrah" line="All year">
      <em>From Tk 1,20,000</em>
    </ThumbnailLine>,
  );
  expect(accessibleOutline(html)).toEqual([
    "(img src=/art/madinah-dawn.svg alt) UmrahAll yearFrom Tk 1,20,000",
  ]);
});
