import { Select } from "#app/forms/field.tsx";
import * as enquiry from "#i18n/en/site/enquiry.ts";
import type { Month } from "./months.ts";

type MonthSelectProps = {
  label: string;
  months: Month[];
  /** For a narrow place: months without their year. */
  isShort?: boolean;
};

export function MonthSelect({ label, months, isShort = false }: MonthSelectProps) {
  return (
    <Select name="month" label={label}>
      <option value="">{isShort ? enquiry.notSure : enquiry.notSureYet}</option>
      {months.map((month) => (
        <option key={month.value} value={month.value}>
          {isShort ? month.name : month.label}
        </option>
      ))}
    </Select>
  );
}
