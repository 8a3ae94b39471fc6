import { useState } from "react";
import { changedFields } from "#app/admin/session/changes.ts";
import type { Draft } from "#app/admin/session/draft-store.ts";
import { useDrafts } from "#app/admin/session/use-drafts.ts";
import type { ApiAnswer } from "#app/forms/api-answer.ts";
import { type FormAnswer, formAnswer, type Mistakes, mistakeText } from "#app/forms/form-answer.ts";
import { issueTexts } from "#app/forms/issue-text.ts";
import { showToast } from "#app/ui/toast.ts";
import * as words from "#i18n/en/admin/editor.ts";

export type Failure = Extract<ApiAnswer<unknown>, { isOk: false }>;

type Status<T> =
  | { kind: "idle" | "saving" | "saved" | "kept" }
  | { kind: "signed-out"; how: How }
  | { kind: "failed"; message: string }
  | { kind: "conflict"; current: T; how: How };

/** Made public, or only kept. */
type How = "publish" | "keep";

type DocumentOptions<T> = {
  /** Under which name the device keeps what is typed. */
  draftKey: string;
  /** As the server has it. */
  loaded: T;
  labelOf: (field: string) => string;
  mistakesIn: (value: T) => Mistakes;
  send: (value: T) => Promise<ApiAnswer<T>>;
  /** Where it can be kept without being made public; unfinished too. */
  keep?: ((value: T) => Promise<ApiAnswer<T>>) | undefined;
  /** @returns what the form shows from now on */
  onSaved: (saved: T) => T;
  onFailed: (failure: Failure) => void;
};

/** A thing being edited: nothing that was typed is lost, whether saving succeeds or not. */
export function useDocument<T extends object>(options: DocumentOptions<T>) {
  const [stored, setStored] = useState(options.loaded);
  const [value, setValue] = useState(options.loaded);
  const [answer, setAnswer] = useState<FormAnswer>(() => formAnswer({}));
  const [corrected, setCorrected] = useState<string[]>([]);
  const [status, setStatus] = useState<Status<T>>({ kind: "idle" });
  const drafts = useDrafts(options.draftKey, stored, value);
  const changes = changedFields(stored, value);

  async function save(wanted: T = value): Promise<void> {
    if (isRight(wanted)) await store(wanted, "publish", options.send);
  }

  /** @returns whether it is kept */
  const keep = async (wanted: T = value): Promise<boolean> =>
    options.keep ? store(wanted, "keep", options.keep) : false;

  /** Marks what breaks a rule. */
  function isRight(wanted: T): boolean {
    const mistakes = options.mistakesIn(wanted);
    say(mistakes);
    const isSo = Object.keys(mistakes).length === 0;
    if (!isSo) setStatus({ kind: "idle" });
    return isSo;
  }

  async function store(wanted: T, how: How, send: DocumentOptions<T>["send"]): Promise<boolean> {
    setStatus({ kind: "saving" });
    const result = withLostAnswer(await send(wanted), wanted);
    if (result.isOk) {
      const next = how === "publish" ? options.onSaved(result.data) : result.data;
      setStored(next);
      // What was typed while the answer was on its way stays.
      setValue((now) => (now === wanted ? next : { ...now, ...versionOf(next) }));
      setStatus({ kind: how === "publish" ? "saved" : "kept" });
      return true;
    }
    fail(result, how);
    return false;
  }

  function fail(result: Failure & { current?: T }, how: How): void {
    if (result.status === 401) {
      setStatus({ kind: "signed-out", how });
      return;
    }
    if (result.status === 409 && result.current) {
      setStatus({ kind: "conflict", current: result.current, how });
      return;
    }
    say(issueTexts(result.issues, options.labelOf));
    // The marks beside the fields say it in people's words.
    const message = result.issues.length > 0 ? words.fixWhatIsMarked : result.message;
    setStatus({ kind: "failed", message });
    options.onFailed({ ...result, message });
  }

  function say(mistakes: Mistakes): void {
    setAnswer(formAnswer({ mistakes }));
    setCorrected([]);
  }

  return {
    value,
    stored,
    labelOf: options.labelOf,
    /** What the last attempt to save answered. */
    answer,
    /** Gone once its field is typed in; "Slide.0.link" belongs to "Slide". */
    mistakeOf: (name: string): string | null =>
      corrected.some((field) => `${name}.`.startsWith(`${field}.`))
        ? null
        : mistakeText(answer.mistakes[name] ?? "") || null,
    status,
    drafts,
    changes,
    isDirty: changes.length > 0,
    save,
    keep,
    isRight: () => isRight(value),
    /** After signing in again. */
    goOn: (how: How) => (how === "publish" ? save() : keep()),
    change(part: Partial<T>) {
      setValue((now) => ({ ...now, ...part }));
      setStatus((now) => (now.kind === "saved" || now.kind === "kept" ? { kind: "idle" } : now));
      setCorrected((now) => [...new Set([...now, ...Object.keys(part)])]);
    },
    replace(next: T) {
      setStored(next);
      setValue(next);
      say({});
      setStatus({ kind: "idle" });
    },
    discardChanges() {
      setValue(stored);
      say({});
      setStatus({ kind: "idle" });
      // Too near to saving for a thumb: what is typed in between stays where it is typed.
      const [typed, fields] = [value, changes];
      showToast(words.changesDiscarded, "info", {
        label: words.undo,
        run: () => setValue((now) => ({ ...now, ...only(typed, fields) })),
      });
    },
    /** Only what was changed then: what others have saved since stays, except in the same field. */
    restore(draft: Draft<T>) {
      const changed = draft.changed ?? (Object.keys(draft.value) as (keyof T & string)[]);
      setValue({ ...stored, ...only(draft.value, changed), ...versionOf(draft.value) });
      drafts.discard(draft);
    },
    backToEditing: () => setStatus({ kind: "idle" }),
    /** The choice between two versions is made on top of the newer one. */
    resolve(chosen: T, { current, how }: { current: T; how: How }) {
      setStored(current);
      setValue(chosen);
      return how === "publish" ? save(chosen) : keep(chosen);
    },
  };
}

export type Document<T extends object> = ReturnType<typeof useDocument<T>>;

/**
 * It was stored before, and only the answer was lost: there is no version of somebody else to
 * choose from.
 */
function withLostAnswer<T extends object>(answer: ApiAnswer<T>, wanted: T): ApiAnswer<T> {
  if (answer.isOk || answer.status !== 409 || !answer.current) return answer;
  const isSame = changedFields(wanted, answer.current).length === 0;
  return isSame ? { isOk: true, status: 200, data: answer.current } : answer;
}

function only<T extends object>(value: T, fields: readonly (keyof T & string)[]): Partial<T> {
  const chosen: Partial<T> = {};
  for (const field of fields) chosen[field] = value[field];
  return chosen;
}

function versionOf(thing: object): object {
  return "version" in thing ? { version: thing.version } : {};
}
