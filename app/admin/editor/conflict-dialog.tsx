import { useState } from "react";
import { AdminDialog } from "#app/admin/pieces/admin-dialog.tsx";
import { changedFields } from "#app/admin/session/changes.ts";
import * as words from "#i18n/en/admin/editor.ts";

type ConflictDialogProps<T extends object> = {
  /** As it was when the editing began. */
  base: T;
  mine: T;
  theirs: T;
  labelOf: (field: string) => string;
  /** A field in words, for reading. */
  describe: (field: string, value: T) => string;
  onClose: () => void;
  onChosen: (chosen: T) => void;
  onFocusReturn: () => boolean;
};

type Side = "mine" | "theirs";

/** Somebody else saved meanwhile: both versions side by side, to choose from field by field. */
export function ConflictDialog<T extends object>(props: ConflictDialogProps<T>) {
  const { base, mine, theirs, labelOf, describe, onClose, onChosen } = props;
  const fields = changedFields(theirs, mine);
  const own = new Set<string>(changedFields(base, mine));
  const [sides, setSides] = useState<Record<string, Side>>({});
  const sideOf = (field: string): Side => sides[field] ?? (own.has(field) ? "mine" : "theirs");

  const choose = () => {
    const chosen = { ...theirs };
    for (const field of fields) if (sideOf(field) === "mine") chosen[field] = mine[field];
    onChosen(chosen);
  };

  return (
    <AdminDialog
      isOpen
      onClose={onClose}
      onFocusReturn={props.onFocusReturn}
      className="dialog-wide"
      title={words.conflictTitle}
      text={words.conflictText}
    >
      <div className="grid gap-6">
        {fields.length === 0 ? <p>{words.bothSame}</p> : null}
        {fields.map((field) => (
          <fieldset key={field}>
            <legend className="field-label">{labelOf(field)}</legend>
            <div className="grid gap-3 sm:grid-cols-2">
              <Version
                name={`choice-${field}`}
                title={words.yours}
                text={describe(field, mine)}
                isChosen={sideOf(field) === "mine"}
                onChoose={() => setSides({ ...sides, [field]: "mine" })}
              />
              <Version
                name={`choice-${field}`}
                title={words.savedBySomebodyElse}
                text={describe(field, theirs)}
                isChosen={sideOf(field) === "theirs"}
                onChoose={() => setSides({ ...sides, [field]: "theirs" })}
              />
            </div>
          </fieldset>
        ))}
      </div>
      <div className="dialog-actions">
        <button type="button" className="button button-secondary" onClick={onClose}>
          {words.keepEditing}
        </button>
        <button type="button" className="button button-primary" onClick={choose}>
          {words.saveMyChoice}
        </button>
      </div>
    </AdminDialog>
  );
}

type VersionProps = {
  name: string;
  title: string;
  text: string;
  isChosen: boolean;
  onChoose: () => void;
};

function Version({ name, title, text, isChosen, onChoose }: VersionProps) {
  return (
    <label className="version-choice">
      <span className="flex items-center gap-3 font-[620]">
        <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
        {title}
      </span>
      <span className="version-text" dir="auto">
        {text || "(empty)"}
      </span>
    </label>
  );
}
