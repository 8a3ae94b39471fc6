import { Select } from "#app/forms/field.tsx";
import type { Month } from "./months.ts";

type MonthSelectProps = {
  label: string;
  months: Month[];
  /** Of who does not know yet. */
  none: string;
};

export function MonthSelect({ label, months, none }: MonthSelectProps) {
  return (
    <Select name="month" label={label}>
      <option value="">{none}</option>
      {months.map((month) => (
        <option key={month.value} value={month.value}>
          {month.label}
        </option>
      ))}
    </Select>
  );
}
