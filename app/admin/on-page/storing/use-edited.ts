import { useCallback, useMemo, useRef, useState } from "react";
import { useTurns } from "#app/admin/api/use-turns.ts";
import { followed } from "#app/admin/editor/follow.ts";
import { dataRouter } from "#app/admin/pieces/data-router.ts";
import { valueAt, withValueAt } from "#contracts/at-path.ts";
import type { EditableField } from "#contracts/edit-marks.ts";
import type { EditedDocument, Editing } from "#contracts/editing.ts";
import { lookFirst } from "#i18n/en/admin/editor.ts";
import * as words from "#i18n/en/admin/on-page.ts";
import { askEditing } from "./ask-editing.ts";
import { cancelPlan, type Deed, discard, NOTHING, planFor, publish } from "./deeds.ts";
import { createDeviceCopies } from "./device-copy.ts";
import { refusalOf } from "./refusal.ts";
import { createWrittenStore } from "./store-written.ts";
import { type Step, useSteps } from "./use-steps.ts";
import { useUnkept } from "./use-unkept.ts";
import { useUnloadWarning } from "./use-unload-warning.ts";

/** Where something stands: in which document of the page, and there. */
export type At = Pick<EditableField, "document" | "path">;

export type Doing =
  | { kind: "nothing" | "saving" | "publishing" }
  | { kind: "failed"; message: string; again: () => void; isAtRisk: boolean };

/**
 * What is written on the page, and how it stands. It is stored as waiting changes of the document that it belongs
 * to, one store after the other; then the page is asked for again, and shows it as a page does.
 */
export function useEdited(opened: Editing) {
  const [editing, setEditing] = useState(opened);
  const [seen, setSeen] = useState(opened);
  const [doing, setDoing] = useState<Doing>({ kind: "nothing" });
  const now = useRef(opened);
  /** As the server is known to have each document. */
  const known = useRef(opened.documents.map(({ body }) => body));
  const inTurn = useTurns();
  /** Names of fields to send, of each document that was written here. */
  const written = useRef(new Map<number, Set<string>>());
  /** What could not be stored, of each document. */
  const refused = useRef(new Map<number, Doing>());
  /** What was written elsewhere came in, and nobody has seen it here. */
  const broughtIn = useRef(false);
  const unkept = useUnkept();
  const storeWritten = useMemo(createWrittenStore, []);
  const copies = useMemo(() => createDeviceCopies(opened.owner), [opened.owner]);
  const isAtRisk = doing.kind === "failed" ? doing.isAtRisk : doing.kind !== "nothing";
  useUnloadWarning(unkept.isThere || isAtRisk);

  function show(next: Editing): void {
    now.current = next;
    setEditing(next);
  }

  function put(document: number, part: Partial<EditedDocument>): void {
    const [first, ...others] = now.current.documents.map((one, index) =>
      index === document ? { ...one, ...part } : one,
    );
    if (first) show({ ...now.current, documents: [first, ...others] });
  }

  const read = ({ document, path }: At): unknown =>
    valueAt(now.current.documents[document]?.body, path);

  function write({ document, path }: At, value: unknown): void {
    const there = now.current.documents[document];
    if (!there) return;
    put(document, { body: withValueAt(there.body, path, value) });
    const [name = ""] = path.split(".");
    written.current.set(document, new Set(written.current.get(document)).add(name));
    store(document);
  }

  function store(document: number): void {
    refused.current.delete(document);
    setDoing({ kind: "saving" });
    void inTurn(() => send(document));
  }

  const unsent = (): number[] =>
    [...written.current].flatMap(([document, names]) => (names.size > 0 ? [document] : []));

  /** Of what is unsent and not refused, the store waits for its turn. */
  function atRest(): Doing {
    const [first, ...others] = unsent().map((document) => refused.current.get(document));
    const isRefused = first && others.every(Boolean);
    return unsent().length === 0 ? { kind: "nothing" } : isRefused ? first : { kind: "saving" };
  }

  /** @returns whether nothing of it is left to be sent */
  async function send(document: number): Promise<boolean> {
    const there = now.current.documents[document];
    const names = [...(written.current.get(document) ?? [])];
    if (!there || names.length === 0) return true;
    const body = Object.fromEntries(names.map((name) => [name, there.body[name]]));
    // The window may be closed before the answer comes.
    const isAtRisk = !copies.keep(there, names);
    const answer = await storeWritten(there, body, known.current[document] ?? {});
    if (!answer.isOk) {
      const message = refusalOf(there, answer, "kept") + (isAtRisk ? "" : ` ${words.keptOnDevice}`);
      const again = () => store(document);
      const failed: Doing = { kind: "failed", message, again, isAtRisk };
      refused.current.set(document, failed);
      setDoing(failed);
      return false;
    }
    copies.drop(there);
    const typed = now.current.documents[document]?.body ?? there.body;
    // What was written meanwhile, in these fields or in others.
    const left = [...(written.current.get(document) ?? [])].filter(
      (name) => typed[name] !== body[name],
    );
    written.current.set(document, new Set(left));
    const { version: next, savedAt, body: merged } = answer.data;
    if (merged) broughtIn.current = true;
    const both = merged ? followed(there.body, typed, { ...there.body, ...merged }) : typed;
    put(document, both ? { version: next, savedAt, body: both } : { savedAt });
    if (both) known.current[document] = { ...there.body, ...merged };
    await showAgain();
    return left.length === 0;
  }

  /** As the server has it; what is unsent lies over that. */
  async function showAgain(): Promise<void> {
    const [next] = await Promise.all([
      askEditing(location.href).catch(() => null),
      dataRouter().revalidate(),
    ]);
    if (next) {
      const { documents } = now.current;
      setSeen(next);
      show(next);
      for (const [index, { body }] of next.documents.entries()) {
        const mine = unsent().includes(index) && documents[index];
        const both = mine ? followed(known.current[index] ?? {}, mine.body, body) : body;
        // Where others changed the same place, it is sent as made from what was read, to be told.
        put(index, both ? { body: both } : { ...mine });
        if (both) known.current[index] = body;
      }
    }
    setDoing((doing) => (doing.kind === "saving" ? atRest() : doing));
  }

  /** The page's own, and what was written here: what others have begun elsewhere is theirs to publish. */
  const waiting = (): number[] =>
    now.current.documents.flatMap(({ version }, index) =>
      version !== null && (index === 0 || written.current.has(index)) ? [index] : [],
    );

  /** @returns whether nothing is left to be sent */
  async function sendAll(): Promise<boolean> {
    for (const document of unsent()) if (!(await send(document))) return false;
    return true;
  }

  /** What is written is stored first. @returns whether it is */
  async function keep(): Promise<boolean> {
    if (!unkept.keepAll()) return false;
    setDoing({ kind: "saving" });
    const isKept = await inTurn(sendAll);
    setDoing((now) => (now.kind === "saving" ? atRest() : now));
    return isKept;
  }

  const tellToLook = (again: () => void) =>
    setDoing({ kind: "failed", message: lookFirst, again, isAtRisk: false });

  /** What is shown here goes public, or nothing does: what comes in now is looked at first. */
  async function withAllWritten(deed: Deed, done: Partial<EditedDocument>): Promise<void> {
    if (!unkept.keepAll()) return;
    broughtIn.current = false;
    await withAll(deed, done, async () => {
      if (!(await sendAll())) return false;
      if (!broughtIn.current) return true;
      tellToLook(() => void withAllWritten(deed, done));
      return false;
    });
  }

  /** With all that waits, one after the other; it ends with the first that fails. */
  async function withAll(
    deed: Deed,
    done: Partial<EditedDocument>,
    makeReady = async () => true,
  ): Promise<void> {
    setDoing({ kind: "publishing" });
    await inTurn(async () => {
      if (!(await makeReady())) return;
      for (const index of waiting()) {
        const there = now.current.documents[index];
        if (!there) continue;
        const answer = await deed(there);
        if (!answer.isOk) {
          const asked = () => void withAll(deed, done, makeReady);
          if (answer.current) return showAgain().then(() => tellToLook(asked));
          const message = refusalOf(there, answer, "done");
          // It may be done, and what waits by now somebody else's: that is shown, and left alone.
          const isSame = () => now.current.documents[index]?.version === there.version;
          const goOn = () => (isSame() ? asked() : setDoing(atRest()));
          const again = () => void inTurn(showAgain).then(goOn);
          return setDoing({ kind: "failed", message, again, isAtRisk: false });
        }
        put(index, done);
      }
      await showAgain();
    });
    setDoing((doing) => (doing.kind === "publishing" ? atRest() : doing));
  }

  const again = useRef(() => inTurn(showAgain));
  again.current = () => inTurn(showAgain);
  const reload = useCallback(() => void again.current(), []);
  const steps = useSteps(write);

  return {
    editing,
    /** As the page shows it. */
    seen,
    doing,
    unkept,
    read,
    waiting: waiting().flatMap((index) => editing.documents[index] ?? []),
    change(at: At, after: unknown): void {
      const before = read(at);
      if (after === before) return;
      steps.add({ ...at, before, after });
      write(at, after);
    },
    forgetStep: (isIt: (step: Step) => boolean) => steps.forget(isIt),
    reload,
    undo: steps.undo,
    redo: steps.redo,
    /** How often something was undone, or done again. */
    stepped: steps.stepped,
    keep,
    publish: () => withAllWritten(publish, NOTHING),
    plan: (publishAt: string) => withAllWritten(planFor(publishAt), { publishAt }),
    cancelPlan: () => withAll(cancelPlan, { publishAt: null }),
    async throwAway(): Promise<void> {
      steps.clear();
      await withAll(discard, NOTHING, async () => {
        for (const names of written.current.values()) names.clear();
        return true;
      });
    },
  };
}

export type Edited = ReturnType<typeof useEdited>;
