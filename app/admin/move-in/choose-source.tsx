import { type FormEvent, useId, useState } from "react";
import type { Ask } from "#app/admin/api/client.ts";
import { failureMessage } from "#app/admin/api/failure-words.ts";
import { Problem } from "#app/admin/pieces/problem.tsx";
import { useTellAfterwards } from "#app/admin/pieces/use-tell-afterwards.ts";
import { TextField } from "#app/forms/field.tsx";
import { FormFields, fieldId } from "#app/forms/use-form-fields.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import type { Import, ImportSource } from "#contracts/import.ts";
import { IMPORT_BYTES } from "#contracts/import-limits.ts";
import * as words from "#i18n/en/admin/move-in.ts";
import { fill } from "#i18n/fill.ts";
import { beginFile, beginSite } from "./begin-import.ts";

const SOURCES = ["site", "wordpress", "ghost"] as const;

type ChooseSourceProps = {
  call: Ask;
  /** Why the last one could not be read. */
  failure: string | null;
  /** Where that came from. */
  first: ImportSource;
  onBegun: (begun: Import) => void;
};

/** The old site by its address, WordPress and Ghost by a file. */
export function ChooseSource({ call, failure, first, onBegun }: ChooseSourceProps) {
  const [source, setSource] = useState<ImportSource>(first);
  const [file, setFile] = useState<File | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [mistake, setMistake] = useState<{ field: "address" | "file"; text: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const tell = useTellAfterwards(isBusy);
  const ids = { file: useId(), hint: useId(), mistake: useId() };
  const mistakeOf = (field: "address" | "file") => (mistake?.field === field ? mistake.text : null);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const address = String(new FormData(form).get("address") ?? "").trim();
    const found = mistakeIn({ source, address, file });
    setMistake(found);
    setProblem(null);
    if (found) return void (form.elements.namedItem(found.field) as HTMLElement | null)?.focus();
    setBusy(true);
    const answer = await begin(address);
    setBusy(false);
    setPercent(null);
    if (answer.isOk) onBegun(answer.data);
    else tell(failureMessage(answer), setProblem);
  }

  function begin(address: string) {
    if (source === "site" || !file) return beginSite(call, address);
    const form = new FormData();
    form.set("source", source);
    if (address) form.set("address", address);
    form.set("file", file);
    return beginFile(call, form, (sent) => setPercent(Math.floor(sent)));
  }

  return (
    <form className="panel move-in-choose" onSubmit={(event) => void submit(event)} noValidate>
      <Problem text={problem ?? failure} />
      <fieldset>
        <legend>{words.whereFrom}</legend>
        {SOURCES.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="source"
              value={one}
              checked={source === one}
              onChange={() => {
                setSource(one);
                setMistake(null);
              }}
            />
            <span>
              <b>{words.sources[one]}</b>
              <small>{words.sourceTexts[one]}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {source === "site" ? null : (
        <div>
          <label className="field-label" htmlFor={ids.file}>
            {words.file}
          </label>
          <p className="field-hint" id={ids.hint}>
            {words.fileHint}
          </p>
          <input
            key={source}
            id={ids.file}
            type="file"
            name="file"
            className="input"
            accept={
              source === "wordpress" ? ".xml,text/xml,application/xml" : ".json,application/json"
            }
            aria-describedby={`${ids.hint} ${ids.mistake}`}
            aria-invalid={mistakeOf("file") !== null}
            onChange={(event) => setFile(event.target.files?.[0] ?? null)}
          />
          <p className="field-error" id={ids.mistake}>
            {mistakeOf("file")}
          </p>
        </div>
      )}
      {source === "wordpress" ? null : (
        <FormFields
          value={(name) => ({ id: fieldId(name), value: undefined, mistake: mistakeOf("address") })}
        >
          <TextField
            key={source}
            name="address"
            label={source === "site" ? words.address : words.ghostAddress}
            hint={source === "site" ? words.addressHint : words.ghostAddressHint}
            inputMode="url"
            dir="ltr"
            autoComplete="url"
            spellCheck={false}
          />
        </FormFields>
      )}
      <BusyButton
        isBusy={isBusy}
        busyText={percent === null ? words.beginning : fill(words.sending, { percent })}
      >
        {words.lookFirst}
      </BusyButton>
    </form>
  );
}

type Given = { source: ImportSource; address: string; file: File | null };

function mistakeIn({ source, address, file }: Given) {
  if (source === "site")
    return address ? null : ({ field: "address", text: words.noAddress } as const);
  if (!file) return { field: "file", text: words.noFile } as const;
  return file.size > IMPORT_BYTES ? ({ field: "file", text: words.tooLarge } as const) : null;
}
