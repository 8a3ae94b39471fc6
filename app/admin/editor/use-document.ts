import { useEffect, useRef, useState } from "react";
import { isUnanswered } from "#app/admin/api/failure-words.ts";
import { CONFLICT, SIGNED_OUT } from "#app/admin/api/statuses.ts";
import { changedFields } from "#app/admin/session/changes.ts";
import type { Draft } from "#app/admin/session/draft-store.ts";
import { useDrafts } from "#app/admin/session/use-drafts.ts";
import { type FormAnswer, formAnswer, type Mistakes, mistakeText } from "#app/forms/form-answer.ts";
import { issueTexts } from "#app/forms/issue-text.ts";
import { showToast } from "#app/ui/toast.ts";
import { only } from "#contracts/only.ts";
import * as words from "#i18n/en/admin/editor.ts";
import type { Stored } from "./autosave.ts";
import type { Beside, DocumentOptions, How, Status } from "./document-options.ts";
import { followed } from "./follow.ts";
import { withLostAnswer } from "./lost-answer.ts";
import { numbersOf, versionOf } from "./made-from.ts";
import { type Failure, isPassing, type Trouble, troubleOf } from "./trouble.ts";
import { useAutosave } from "./use-autosave.ts";
import { useTyped } from "./use-typed.ts";

/** A thing being edited: nothing that was typed is lost, whether saving succeeds or not. */
export function useDocument<T extends object>(options: DocumentOptions<T>) {
  const [stored, setStored] = useState(options.loaded);
  const typed = useTyped(options.loaded);
  const { value } = typed;
  const [answer, setAnswer] = useState<FormAnswer>(() => formAnswer({}));
  const [corrected, setCorrected] = useState<string[]>([]);
  const [status, setStatus] = useState<Status<T>>({ kind: "idle" });
  const [beside, setBeside] = useState<Beside<T> | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const drafts = useDrafts(options.draftKey, stored, { ...typed, sentAs: options.sentAs });
  const changes = changedFields(stored, value);
  const isDirty = changes.length > 0;
  const isKeptBySelf = Boolean(options.keep && (options.isKeptBySelf?.(value) ?? true));
  const autosave = useAutosave(isDirty && isKeptBySelf ? value : null, keepTyped);
  // For what goes on after an answer has come.
  const newest = useRef(options);
  useEffect(() => {
    newest.current = options;
  });

  async function save(chosen?: T): Promise<void> {
    if (isRight(chosen ?? typed.now())) await store("publish", chosen);
  }

  /** @returns whether it is kept */
  const keep = async (chosen?: T): Promise<boolean> =>
    options.keep ? store("keep", chosen) : false;

  /** Marks what breaks a rule. */
  function isRight(wanted: T): boolean {
    const mistakes = options.mistakesIn(wanted);
    say(mistakes);
    const isSo = Object.keys(mistakes).length === 0;
    if (!isSo) setStatus({ kind: "idle" });
    return isSo;
  }

  /** What is under way ends first: it must not come after what is stored now. */
  async function store(how: How, chosen?: T): Promise<boolean> {
    setStatus({ kind: "saving" });
    const seen = newest.current.broughtIn?.();
    await autosave.settle();
    const options = newest.current;
    if (how === "publish" && options.broughtIn?.() !== seen) return lookFirst();
    const wanted = chosen ?? typed.now();
    const isNewer = () => typed.now() !== wanted;
    const sending =
      how === "keep" && options.keep ? options.keep(wanted) : options.send(wanted, isNewer);
    const result = withLostAnswer(await sending, wanted);
    if (!result.isOk) {
      fail(result, how, wanted);
      autosave.typed();
      return false;
    }
    const isHeld = how === "publish" && options.broughtIn?.() !== seen;
    const isPublic = how === "publish" && !isHeld;
    const next = isPublic ? options.onSaved(result.data, isNewer()) : result.data;
    take(next, wanted, isPublic ? "publish" : "keep");
    if (isHeld) return lookFirst();
    setStatus({ kind: isPublic ? "saved" : "kept" });
    return true;
  }

  function lookFirst(): false {
    setStatus({ kind: "idle" });
    showToast(words.lookFirst, "error");
    return false;
  }

  /** While it is typed: nobody is interrupted. */
  async function keepTyped(): Promise<Stored> {
    const [wanted, options] = [typed.now(), newest.current];
    // Until somebody has looked at both, it would only be refused again.
    if (!options.keep || !isDirty || !isKeptBySelf || (beside && !beside.isMerged)) {
      return "refused";
    }
    const result = withLostAnswer(await options.keep(wanted), wanted);
    if (result.isOk) {
      take(result.data, wanted, "keep");
      return "stored";
    }
    if (result.status === CONFLICT && result.current) {
      setBeside({ mine: wanted, current: result.current, how: "keep", isMerged: false });
      return "refused";
    }
    const trouble = troubleOf(result);
    setTrouble(trouble);
    return isPassing(trouble) ? "failed" : "refused";
  }

  /** What was typed while the answer was on its way stays. */
  function take(next: T, wanted: T, how: How): void {
    setTrouble(null);
    const isMerged = how === "keep" && changedFields(wanted, next).length > 0;
    // What came in is told before what failed is tried again: it would go public unseen.
    if (isMerged) setStatus({ kind: "idle" });
    setBeside(isMerged ? { mine: wanted, current: next, how, isMerged } : null);
    const follow = (now: T) =>
      how === "publish"
        ? { ...(now === wanted ? next : (followed(wanted, now, next) ?? now)), ...numbersOf(next) }
        : followed(wanted, now, next);
    const shown = follow(typed.now());
    // It is stored again, and merged there.
    if (!shown) return;
    setStored(next);
    typed.set(() => shown);
  }

  function fail(result: Failure & { current?: T }, how: How, mine: T): void {
    if (result.status === SIGNED_OUT) {
      setStatus({ kind: "signed-out", how });
      return;
    }
    if (result.status === CONFLICT && result.current) {
      // What waits is what was read: what is public is another by now.
      const isPublic = versionOf(result.current) === versionOf(mine);
      const base = isPublic ? newest.current.published : undefined;
      const both = { mine, current: result.current, how, isMerged: false, base };
      setBeside(both);
      setStatus({ kind: "conflict", ...both });
      return;
    }
    say(issueTexts(result.issues, options.labelOf));
    // The marks beside the fields say it in people's words.
    const message = result.issues.length > 0 ? words.fixWhatIsMarked : result.message;
    setStatus({ kind: "failed", message, isAnswered: !isUnanswered(result) });
    options.onFailed({ ...result, message });
  }

  function say(mistakes: Mistakes): void {
    setAnswer(formAnswer({ mistakes }));
    setCorrected([]);
  }

  function change(part: Partial<T>): void {
    typed.set((now) => ({ ...now, ...part, ...numbersOf(now) }));
    setStatus((now) => (ENDED.has(now.kind) ? { kind: "idle" } : now));
    setCorrected((now) => [...new Set([...now, ...Object.keys(part)])]);
  }

  function writeOn(chosen: T, { current }: Pick<Beside<T>, "current">): void {
    setStored(current);
    typed.set(() => chosen);
    setBeside(null);
    setStatus({ kind: "idle" });
  }

  return {
    value,
    /** With what the form does not show yet. */
    now: typed.now,
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
    isDirty,
    isKeptBySelf,
    beside,
    trouble,
    save,
    keep,
    /** Nothing is stored by itself any more, until something is typed. */
    settle: autosave.settle,
    /** What was typed before that is stored after all. */
    resume: autosave.typed,
    /** What went together is as it should be. */
    acceptMerged: () => setBeside((now) => (now?.isMerged ? null : now)),
    lookAtBoth: () => beside && setStatus({ kind: "conflict", ...beside }),
    signIn: () => setStatus({ kind: "signed-out", how: "keep" }),
    isRight: () => isRight(typed.now()),
    /** Of what waits, as it was read. */
    version: () => versionOf(typed.now()),
    /** After signing in again. */
    goOn: (how: How) => (how === "publish" ? save() : keep()),
    change,
    /** Of a long text: each key is one. */
    write(part: Partial<T>) {
      const isKnown = Object.keys(part).every((name) => corrected.includes(name));
      if (!isDirty || !isKnown || ENDED.has(status.kind)) return change(part);
      typed.setSoon((now) => ({ ...now, ...part, ...numbersOf(now) }));
      drafts.typed();
      if (isKeptBySelf) autosave.typed();
    },
    /** Stored beside the form: what is typed in other fields stays. */
    bringIn(part: Partial<T>) {
      setStored((now) => ({ ...now, ...part }));
      typed.set((now) => ({ ...now, ...part }));
    },
    /** What was typed since `wanted` stays: whole fields, where the same words are others by now. */
    replace(next: T, wanted: T) {
      const mine = typed.now();
      const since = only(mine, changedFields(wanted, mine));
      const shown = followed(wanted, mine, next) ?? { ...next, ...since };
      say({});
      setStored(next);
      typed.set(() => ({ ...shown, ...numbersOf(next) }));
      setBeside(null);
      setStatus({ kind: "idle" });
    },
    /** Only what was changed then: what is typed by now, or others have saved since, stays, except in the same field. */
    restore(draft: Draft<T>) {
      const changed = draft.changed ?? (Object.keys(draft.value) as (keyof T & string)[]);
      const then = only(draft.value, changed);
      typed.set((now) => ({ ...now, ...then, ...numbersOf(draft.value) }));
      drafts.discard(draft);
      if (draft.sentAs) options.onSentBefore?.(draft.sentAs);
    },
    backToEditing: () => setStatus({ kind: "idle" }),
    /** The choice between two versions is made on top of the newer one. */
    resolve(chosen: T, beside: Beside<T>) {
      writeOn(chosen, beside);
      return beside.how === "publish" ? save(chosen) : keep(chosen);
    },
    writeOn,
  };
}

const ENDED = new Set<Status<unknown>["kind"]>(["saved", "kept", "failed"]);

export type Document<T extends object> = ReturnType<typeof useDocument<T>>;
