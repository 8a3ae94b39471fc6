import { useState } from "react";
import { MarkedWords } from "#app/admin/compare/marked-words.tsx";
import { AdminDialog } from "#app/admin/dialogs/admin-dialog.tsx";
import { type OtherName, otherWords } from "#app/admin/presence/other-words.ts";
import { changedFields } from "#app/admin/session/changes.ts";
import * as words from "#i18n/en/admin/editor.ts";
import { withoutShared } from "./without-shared.ts";

type ConflictDialogProps<T extends object> = {
  /** As it was when the editing began. */
  base: T;
  mine: T;
  theirs: T;
  /** They went together: theirs holds both. */
  isMerged: boolean;
  /** Fields that were typed in since they went together. */
  since: readonly string[];
  otherName: OtherName;
  labelOf: (field: string) => string;
  /** A field in words, for reading. */
  describe: (field: string, value: T) => string;
  /** A field that holds both; null: it cannot. */
  together: (field: string, base: T, mine: T, theirs: T) => Partial<T> | null;
  onClose: () => void;
  onChosen: (chosen: T) => void;
  /** They go into the form, to be written on. */
  onTogether: (chosen: T) => void;
  onFocusReturn: () => boolean;
};

type Side = "mine" | "theirs";

/** Somebody else saved meanwhile: both versions side by side, to choose from field by field. */
export function ConflictDialog<T extends object>(props: ConflictDialogProps<T>) {
  const { base, mine, theirs, isMerged, labelOf, describe, onClose } = props;
  const fields = changedFields(theirs, mine);
  const own = new Set<string>(isMerged ? props.since : changedFields(base, mine));
  const foreign = new Set<string>(changedFields(base, theirs));
  const [sides, setSides] = useState<Record<string, Side>>({});
  const sideOf = (field: string): Side => sides[field] ?? (own.has(field) ? "mine" : "theirs");
  const told = otherWords(props.otherName);
  const both = fields
    .filter((field) => own.has(field) && foreign.has(field))
    .map((field) => props.together(field, base, mine, theirs))
    .filter((value) => value !== null);

  function chosen(): T {
    const chosen = { ...theirs };
    for (const field of fields) if (sideOf(field) === "mine") chosen[field] = mine[field];
    return chosen;
  }

  function writeTogether(): void {
    props.onTogether(Object.assign(chosen(), ...both));
  }

  return (
    <AdminDialog
      isOpen
      onClose={onClose}
      onFocusReturn={props.onFocusReturn}
      className="dialog-wide"
      title={told.title}
      text={isMerged ? told.bothKept : words.conflictText}
    >
      <div className="grid gap-6">
        {fields.length === 0 ? <p>{words.bothSame}</p> : null}
        {fields.map((field) => {
          const shorten = withoutShared(describe(field, mine), describe(field, theirs));
          const shown = (value: T) => shorten(describe(field, value));
          const version = (side: Side, title: string, value: T) => (
            <Version
              name={`choice-${field}`}
              title={title}
              before={shown(base)}
              text={shown(value)}
              isChosen={sideOf(field) === side}
              onChoose={() => setSides({ ...sides, [field]: side })}
            />
          );
          return (
            <fieldset key={field}>
              <legend className="field-label">{labelOf(field)}</legend>
              <div className="grid gap-3 sm:grid-cols-2">
                {version("mine", words.yours, mine)}
                {version("theirs", isMerged ? told.withTheirs : told.theirs, theirs)}
              </div>
            </fieldset>
          );
        })}
      </div>
      <div className="dialog-actions">
        <button type="button" className="button button-secondary" onClick={onClose}>
          {words.keepEditing}
        </button>
        {both.length > 0 ? (
          <button type="button" className="button button-secondary" onClick={writeTogether}>
            {words.writeTogether}
          </button>
        ) : null}
        <button
          type="button"
          className="button button-primary"
          onClick={() => props.onChosen(chosen())}
        >
          {words.saveMyChoice}
        </button>
      </div>
    </AdminDialog>
  );
}

type VersionProps = {
  name: string;
  title: string;
  before: string;
  text: string;
  isChosen: boolean;
  onChoose: () => void;
};

function Version({ name, title, before, text, isChosen, onChoose }: VersionProps) {
  return (
    <label className="version-choice">
      <span className="flex items-center gap-3 font-[620]">
        <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
        {title}
      </span>
      <span className="version-text" dir="auto">
        {text ? <MarkedWords before={before} after={text} /> : words.nothingWritten}
      </span>
    </label>
  );
}
