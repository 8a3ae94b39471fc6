import { expect, test } from "vitest";
import { completed } from "#contracts/completed.ts";
import { packageKind } from "#contracts/kinds/package.ts";
import { withinAdmin } from "#tests/support/within-admin.tsx";
import { PackageEnding } from "./package-sections.tsx";

const endingOf = async (letters: number): Promise<string> => {
  const words = { _id: "umrah", finalparagraph: "x".repeat(letters) };
  return withinAdmin(
    <PackageEnding pack={{ ...completed(packageKind.fields, {}), ...words } as never} />,
  );
};

test("an ending of three lines stands in the middle, a longer one begins where the page does", async () => {
  const isCentred = async (letters: number) => (await endingOf(letters)).includes("md:text-center");
  expect([await isCentred(180), await isCentred(181)]).toEqual([true, false]);
});

test("a price is asked for of that very package", async () => {
  expect(await endingOf(1)).toContain('href="/get-started?topic=umrah"');
});
