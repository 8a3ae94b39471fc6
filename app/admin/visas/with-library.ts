import { choice, rowsWithIds } from "#contracts/fields.ts";
import { visaKind } from "#contracts/kinds/visa.ts";
import { visaWords } from "#i18n/en/kinds/visa.ts";

type Listed = { _id: string; title: string };

/** The form of a visa, whose papers are chosen from the library by their names. */
export function withLibrary(library: readonly Listed[]) {
  const { papers } = visaKind.fields;
  const requirement = choice(["", ...library.map(({ _id }) => _id)]);
  const options = Object.fromEntries(library.map(({ _id, title }) => [_id, title]));
  const fields = {
    ...visaKind.fields,
    papers: rowsWithIds("VisaPaper", { ...papers.columns, requirement }, { most: papers.most }),
  };
  const { columns } = visaWords.papers;
  const words = {
    ...visaWords,
    papers: {
      ...visaWords.papers,
      columns: { ...columns, requirement: { ...columns.requirement, options } },
    },
  };
  return { kind: { ...visaKind, name: "visa" as const, fields }, words };
}
