import { openingHours } from "#contracts/kinds/opening-hours.ts";
import { AS_AGENCY, hoursText, hoursTyped } from "#contracts/office-hours.ts";
import * as words from "#i18n/en/admin/inputs.ts";
import { settingsWords } from "#i18n/en/kinds/settings.ts";
import { editorFields, isRows } from "./editor-fields.ts";
import { RowsInput } from "./rows-input.tsx";
import { SelectInput } from "./select-input.tsx";

type HoursInputProps = {
  name: string;
  label: string;
  hint?: string;
  value: string;
  onType: (text: string) => void;
};

const OWN = "own";
const CHOICES = {
  "": words.officeHours.notSaid,
  [AS_AGENCY]: words.officeHours.asAgency,
  [OWN]: words.officeHours.own,
};

const { words: _, ...days } = openingHours.columns;
const FIELD = editorFields(
  { hours: { ...openingHours, columns: days } },
  { hours: settingsWords.hours },
).find(isRows);
const FIRST = hoursText([{ from: days.from.initial, until: "", opens: "", closes: "" }]);

/** When an office is open: as the agency, or by the same days and times as the agency's own. */
export function HoursInput({ value, onType, ...input }: HoursInputProps) {
  const chosen = value === "" || value === AS_AGENCY ? value : OWN;
  return (
    <>
      <SelectInput
        {...input}
        value={chosen}
        options={CHOICES}
        onType={(choice) => onType(choice === OWN ? FIRST : choice)}
      />
      {chosen === OWN && FIELD ? (
        <RowsInput
          field={{
            ...FIELD,
            name: `${input.name}.lines`,
            label: words.officeHours.lines,
            hint: "",
          }}
          rows={hoursTyped(value)}
          onChange={(rows) => onType(hoursText(rows.map(hoursOf)))}
        />
      ) : null}
    </>
  );
}

const hoursOf = ({ from = "", until = "", opens = "", closes = "" }: Record<string, string>) => ({
  ...{ from, until, opens, closes },
});
