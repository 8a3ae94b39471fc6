import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { BACKUP, type OtherName } from "#app/admin/presence/other-words.ts";
import { changedFields } from "#app/admin/session/changes.ts";
import { DraftOffers } from "#app/admin/session/draft-offers.tsx";
import { LeaveGuard, type Leaving } from "#app/admin/session/leave-guard.tsx";
import { SignInDialog } from "#app/admin/session/sign-in-dialog.tsx";
import { ErrorSummary } from "#app/forms/error-summary.tsx";
import { FormFields, fieldId } from "#app/forms/use-form-fields.ts";
import type { Draft } from "#contracts/draft.ts";
import { only } from "#contracts/only.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { UnfitNote } from "./unfit-note.tsx";
import type { Document } from "./use-document.ts";

type DocumentFormProps<T extends object> = {
  document: Document<T>;
  /** Id of the heading that names the form. */
  labelledBy: string;
  describe: (field: string, value: T) => string;
  /** Of a field that two have changed: both below one another; null: it cannot hold both. */
  together?: (field: string, base: T, mine: T, theirs: T) => Partial<T> | null;
  otherName?: OtherName;
  /** What waits, and has no field any more. */
  unfit?: Draft["unfit"];
  /** Opens the part of the page that a field lies in. */
  onReveal?: (field: string) => void;
  leaving?: Leaving;
  children: ReactNode;
};

/** The form around a document, with everything that keeps its words from being lost. */
export function DocumentForm<T extends object>(props: DocumentFormProps<T>) {
  const { document, onReveal } = props;
  const { answer, status, value, stored, save, backToEditing } = document;
  const form = useRef<HTMLFormElement>(null);
  const { otherName = "" } = props;
  const since =
    status.kind === "conflict" && status.isMerged ? changedFields(status.current, value) : [];
  // What was typed into it before is typed again: hydration-typed.ts.
  useEffect(() => void form.current?.dispatchEvent(new Event("form-alive", { bubbles: true })), []);
  const stateOf = (name: string) => ({
    id: fieldId(name),
    value: undefined,
    mistake: document.mistakeOf(name),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    void save();
  }

  // The summary puts the focus on the field itself, once there is something to put it on.
  function reveal({ target }: MouseEvent) {
    const hash = (target as Element).closest("a")?.hash;
    if (hash) flushSync(() => onReveal?.(decodeURIComponent(hash).slice(fieldId("").length + 1)));
  }

  // While it is busy the button loses the focus, before the dialog can note where the focus was.
  function goToSaving(): boolean {
    const button = form.current?.querySelector<HTMLButtonElement>("[type=submit]");
    button?.focus();
    return button?.matches(":focus") ?? false;
  }

  return (
    <FormFields value={stateOf}>
      <form
        ref={form}
        onSubmit={submit}
        noValidate
        aria-labelledby={props.labelledBy}
        autoComplete="off"
      >
        <div className="admin-wrap grid gap-4 empty:hidden" onClickCapture={reveal}>
          <DraftOffers
            offers={document.drafts.offers}
            isOlder={({ value: typed }) => isOlder(typed, stored)}
            onRestore={document.restore}
            onDiscard={document.drafts.discard}
          />
          <UnfitNote unfit={props.unfit ?? []} labelOf={document.labelOf} />
          <ErrorSummary answer={answer} />
        </div>
        {props.children}
      </form>
      <SignInDialog
        isOpen={status.kind === "signed-out"}
        onClose={backToEditing}
        onSignedIn={() => status.kind === "signed-out" && void document.goOn(status.how)}
        onFocusReturn={goToSaving}
      />
      {status.kind === "conflict" ? (
        <ConflictDialog
          base={
            status.isMerged
              ? status.mine
              : otherName === BACKUP
                ? status.current
                : (status.base ?? stored)
          }
          mine={status.isMerged ? { ...status.mine, ...only(value, since) } : value}
          since={since}
          theirs={status.current}
          labelOf={document.labelOf}
          describe={props.describe}
          isMerged={status.isMerged}
          otherName={otherName}
          together={props.together ?? noField}
          onClose={backToEditing}
          onTogether={(written) => document.writeOn(written, status)}
          onChosen={(chosen) => void document.resolve(chosen, status)}
          onFocusReturn={goToSaving}
        />
      ) : null}
      <LeaveGuard
        isDirty={document.isDirty}
        kept={document.drafts.kept}
        onLeave={() => void document.settle()}
        {...props.leaving}
      />
    </FormFields>
  );
}

const noField = () => null;

/** Something else has been stored, or made public, since it was made. */
const isOlder = (one: object, than: object): boolean =>
  (["version", "base"] as const).some((name) => numberIn(one, name) < numberIn(than, name));

function numberIn(thing: { version?: unknown; base?: unknown }, name: "version" | "base"): number {
  return Number(thing[name] ?? 0);
}
