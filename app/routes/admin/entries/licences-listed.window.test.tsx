import { expect, test } from "vitest";
import { linesOf, showPage } from "#tests/support/show-page.tsx";
import LicenceList from "./licence-list.tsx";

test("a licence leads to its place on the website up to its last day, and no longer", async () => {
  const licence = (id: string, validUntil: string) => ({
    ...{ id, title: id, number: "1042", validUntil },
  });
  const ends = ["2026-11-24", "2026-11-25", "2026-11-26"];
  const screen = await showPage(LicenceList, {
    ...{ today: "2026-11-25", waiting: [], inLanguages: {} },
    licences: ends.map((end) => licence(end, end)),
  });
  const viewed = linesOf(screen.outline(), /View/).map(
    (line) => line.match(/label=View (\S+)/)?.[1],
  );
  expect(viewed).toEqual(["2026-11-25", "2026-11-26"]);
});
