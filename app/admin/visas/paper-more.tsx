import { FieldInput } from "#app/admin/inputs/field-input.tsx";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { MoveButton } from "#app/admin/pieces/move-button.tsx";
import { FieldMistake } from "#app/forms/field.tsx";
import { useField } from "#app/forms/use-form-fields.ts";
import { answersNamed } from "#contracts/papers-answers.ts";
import * as words from "#i18n/en/admin/visa-form.ts";
import { fill } from "#i18n/fill.ts";
import type { PaperLineProps } from "./paper-line.tsx";
import { withAnswer } from "./paper-rows.ts";

/** What is seldom changed of a paper of a visa. */
export function PaperMore(props: PaperLineProps) {
  const { list, row, index, title, onMove } = props;
  const { field, asksAbroad } = list;
  const column = (wanted: string) => {
    const found = field.columns.find(({ name }) => name === wanted);
    if (!found) throw new Error(`papers have no column ${wanted}`);
    return {
      field: { ...found, name: `${field.name}.${index}.${wanted}` },
      value: row[wanted] ?? "",
      onType: (text: string) => list.put(index, { ...row, [wanted]: text }),
    };
  };
  const abroad = column("abroad");
  return (
    <>
      <FieldInput {...column("requirement")} />
      <OnlyFor {...props} />
      {asksAbroad || abroad.value !== "" ? <FieldInput {...abroad} /> : null}
      {row.need === "one-of" ? <FieldInput {...column("set")} /> : null}
      <FieldInput {...column("note")} />
      <div className="flex flex-wrap items-center gap-2">
        <MoveButton
          icon="arrow-up"
          label={fill(words.moveUp, { paper: title })}
          isOff={!onMove.up}
          onPress={() => onMove.up?.()}
        />
        <MoveButton
          icon="arrow-down"
          label={fill(words.moveDown, { paper: title })}
          isOff={!onMove.down}
          onPress={() => onMove.down?.()}
        />
        <button
          type="button"
          className="button button-small button-ghost-danger ms-auto"
          aria-label={fill(words.takeOutOf, { paper: title })}
          onClick={props.onTakeOut}
        >
          <AdminIcon name="trash" /> {words.takeOut}
        </button>
      </div>
    </>
  );
}

/** Nobody ticked: it is for everybody. One that is gone stays to be seen, and to be taken out. */
function OnlyFor({ list, row, index }: PaperLineProps) {
  const { answers } = list;
  const name = `${list.field.name}.${index}.profiles`;
  const { id, mistake } = useField(name);
  const named = answersNamed(row.profiles ?? "");
  const gone = named.filter((one) => !answers.some(({ link }) => link === one));
  const offered = [
    ...answers,
    ...gone.map((link) => ({ link, label: fill(words.goneAnswer, { answer: link }) })),
  ];
  if (offered.length === 0) return null;
  const described = [`${id}-hint`, mistake && `${id}-mistake`].filter(Boolean).join(" ");
  return (
    <fieldset className="min-w-0" aria-describedby={described}>
      <legend className="field-label">{words.onlyFor}</legend>
      <p className="field-hint" id={`${id}-hint`}>
        {words.onlyForHint}
      </p>
      <div className="flex flex-wrap gap-x-5">
        {offered.map(({ link, label }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two answers may have one address, until that is mended
          <label key={at} className="inline-flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-6 flex-none accent-pine"
              id={at === 0 ? id : undefined}
              checked={named.includes(link)}
              onChange={({ target }) =>
                list.put(index, {
                  ...row,
                  profiles: withAnswer(row.profiles ?? "", link, target.checked),
                })
              }
            />
            <span dir="auto">{label || link}</span>
          </label>
        ))}
      </div>
      <FieldMistake name={name} />
    </fieldset>
  );
}
