import { useId, useSyncExternalStore } from "react";
import type { TextField } from "#contracts/field-types.ts";
import { AddressInput } from "./address-input.tsx";
import { ColourInput } from "./colour-input.tsx";
import type { InputField } from "./editor-fields.ts";
import { HoursInput } from "./hours-input.tsx";
import { HtmlInput } from "./html-input.tsx";
import { ListInput } from "./list-input.tsx";
import { PictureField } from "./picture-field.tsx";
import { SelectInput } from "./select-input.tsx";
import { SwitchInput } from "./switch-input.tsx";
import { TextBox, TextInput } from "./text-input.tsx";

type FieldInputProps = {
  field: InputField;
  value: string;
  onType: (text: string) => void;
  /** Of a list: its items as they will be stored. */
  list?: { items: string[] };
  /** One line, whatever it holds. */
  isPlain?: boolean;
};

/** The input that fits a field. */
export function FieldInput({ field: described, value, onType, list, isPlain }: FieldInputProps) {
  const { name, label, hint, field, items } = described;
  const input = { name, label, value, onType, ...(hint ? { hint } : {}) };
  switch (field.type) {
    case "list":
      return items && list ? (
        <ListInput {...input} {...list} counted={items} />
      ) : (
        <TextBox {...input} />
      );
    case "flag":
      return <SwitchInput {...input} />;
    case "number":
      return <TextInput {...input} required={false} inputMode="decimal" />;
    case "colour":
      return <ColourInput {...input} />;
    case "picture":
      return (
        <PictureField
          {...input}
          required={field.isRequired !== false}
          isMark={field.isMark ?? false}
        />
      );
    case "choice":
      return <SelectInput {...input} options={described.options ?? {}} />;
    case "hours":
      return <HoursInput {...input} />;
    case "html":
      return <HtmlInput {...input} />;
    case "timeZone":
      return <ZoneInput {...input} field={field} />;
    default:
      if (mayStayHere(field)) {
        return <AddressInput {...input} required={field.isRequired !== false} />;
      }
      return field.isLong && !isPlain ? (
        <TextBox {...input} />
      ) : (
        <OneLine {...input} field={field} choices={described.choices} />
      );
  }
}

const TYPES: Partial<Record<TextField["type"], string>> = { day: "date", clock: "time" };

/** Not one that must lead to another site. */
const mayStayHere = ({ type, rule }: TextField) => type === "address" && rule("/") === null;

const never = () => () => undefined;

let known: readonly string[] | undefined;
const zonesHere = () => {
  known ??= Intl.supportedValuesOf("timeZone");
  return known;
};
const NONE: readonly string[] = [];

/** Browsers know other zones than the server does: theirs come once React has started. */
function ZoneInput(input: Omit<OneLineProps, "choices">) {
  const zones = useSyncExternalStore(never, zonesHere, () => NONE);
  return <OneLine {...input} choices={zones} />;
}

type OneLineProps = Omit<Parameters<typeof TextInput>[0], "list"> & {
  field: TextField;
  choices: readonly string[] | undefined;
};

function OneLine({ field, choices, ...input }: OneLineProps) {
  const listId = useId();
  return (
    <>
      <TextInput
        {...input}
        type={TYPES[field.type] ?? "text"}
        required={field.isRequired !== false}
        {...(choices ? { list: listId } : {})}
      />
      {choices ? (
        <datalist id={listId}>
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      ) : null}
    </>
  );
}
