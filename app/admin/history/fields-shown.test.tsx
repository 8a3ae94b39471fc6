import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { editorFields } from "#app/admin/inputs/editor-fields.ts";
import { visaKind } from "#contracts/kinds/visa.ts";
import { visaWords } from "#i18n/en/kinds/visa.ts";
import { accessibleOutline } from "#tests/support/accessible-outline.ts";
import { FieldsShown } from "./fields-shown.tsx";

const SHOWN = "title purpose asksAbroad profiles longer reviewedOn reviewedBy changes".split(" ");

test("what a version holds, field by field; what is empty says so", () => {
  const fields = editorFields(visaKind.fields, visaWords).filter(({ name }) =>
    SHOWN.includes(name),
  );
  const body = {
    ...{ title: "Qatar", purpose: "work", asksAbroad: true, reviewedOn: "2026-08-22" },
    longer: ["A free day", "A repeated report"],
    profiles: [
      { label: "Driver", link: "driver", hint: "" },
      { label: "Cook", link: "cook", hint: "In a hotel" },
    ],
    reviewedBy: "not a day",
  };
  const html = renderToStaticMarkup(<FieldsShown fields={fields} body={body} />);
  expect(accessibleOutline(html)).toEqual([
    "dl:",
    "  dt: Title",
    "  dd: {dir=auto: Qatar}",
    "  dt: Purpose",
    "  dd: {dir=auto: Work}",
    "  dt: Answers",
    "  dd:",
    "    ol:",
    "      li:",
    "        Answers, row 1",
    "        dl:",
    "          dt: Address",
    "          dd: {dir=auto: driver}",
    "          dt: Answer",
    "          dd: {dir=auto: Driver}",
    "      li:",
    "        Answers, row 2",
    "        dl:",
    "          dt: Address",
    "          dd: {dir=auto: cook}",
    "          dt: Answer",
    "          dd: {dir=auto: Cook}",
    "          dt: Hint",
    "          dd: {dir=auto: In a hotel}",
    "  dt: Asks whether they have worked abroad before",
    "  dd: {dir=auto: On}",
    "  dt: What makes it longer",
    "  dd: {dir=auto: A free day A repeated report}",
    "  dt: Reviewed on",
    "  dd: {dir=auto: 22 August 2026}",
    "  dt: Reviewed by",
    "  dd: {dir=auto: not a day}",
    "  dt: What changed",
    "  dd: (empty)",
  ]);
});
