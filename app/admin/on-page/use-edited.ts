import { useCallback, useMemo, useRef, useState } from "react";
import { api, ask } from "#app/admin/api/client.ts";
import type { ApiAnswer } from "#app/forms/api-answer.ts";
import { valueAt, withValueAt } from "#contracts/at-path.ts";
import type { EditableField } from "#contracts/edit-marks.ts";
import type { EditedDocument, Editing } from "#contracts/editing.ts";
import * as words from "#i18n/en/admin/on-page.ts";
import { fill } from "#i18n/fill.ts";
import { askEditing } from "./ask-editing.ts";
import { createDeviceCopies } from "./device-copy.ts";
import { pageRouter } from "./page-router.ts";
import { type Step, useSteps } from "./use-steps.ts";
import { useUnkept } from "./use-unkept.ts";
import { useUnloadWarning } from "./use-unload-warning.ts";

/** Where something stands: in which document of the page, and there. */
export type At = Pick<EditableField, "document" | "path">;

export type Doing =
  | { kind: "nothing" | "saving" | "publishing" }
  | { kind: "failed"; message: string; again: () => void; isOnDevice: boolean };

const UNAUTHORISED = 401;
const CONFLICT = 409;
const NOTHING_WAITS = 404;

/**
 * What is written on the page, and how it stands. It is stored as waiting changes of the document that it belongs
 * to, one store after the other; then the page is asked for again, and shows it as a page does.
 */
export function useEdited(opened: Editing) {
  const [editing, setEditing] = useState(opened);
  const [seen, setSeen] = useState(opened);
  const [doing, setDoing] = useState<Doing>({ kind: "nothing" });
  const now = useRef(opened);
  const queue = useRef(Promise.resolve());
  /** Names of fields to send, of each document that was written here. */
  const written = useRef(new Map<number, Set<string>>());
  const writes = useRef(0);
  const unkept = useUnkept();
  const copies = useMemo(() => createDeviceCopies(opened.owner), [opened.owner]);
  const isAtRisk = doing.kind === "saving" || (doing.kind === "failed" && !doing.isOnDevice);
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
    writes.current += 1;
    put(document, { body: withValueAt(there.body, path, value) });
    const [name = ""] = path.split(".");
    written.current.set(document, new Set(written.current.get(document)).add(name));
    store(document);
  }

  function store(document: number): void {
    setDoing({ kind: "saving" });
    queue.current = queue.current.then(async () => void (await send(document)));
  }

  /** @returns whether nothing of it is left to be sent */
  async function send(document: number): Promise<boolean> {
    const there = now.current.documents[document];
    const names = [...(written.current.get(document) ?? [])];
    if (!there || names.length === 0) return true;
    const { place: param, version, base } = there;
    const body = Object.fromEntries(names.map((name) => [name, there.body[name]]));
    const json = { ...(version === null ? { base } : { version }), body };
    const answer = await ask(() => api("drafts")[":kind"][":id"].$put({ param, json }));
    if (!answer.isOk) {
      fail(there, answer, () => store(document), copies.keep(there, names));
      return false;
    }
    copies.drop(there);
    const unsent = names.filter(
      (name) => now.current.documents[document]?.body[name] !== body[name],
    );
    written.current.set(document, new Set(unsent));
    put(document, { version: answer.data.version, savedAt: answer.data.savedAt });
    await showAgain();
    return unsent.length === 0;
  }

  /** As the server has it; what was written meanwhile is stored first. */
  async function showAgain(): Promise<void> {
    const before = writes.current;
    const [next] = await Promise.all([
      askEditing(location.href).catch(() => null),
      pageRouter().revalidate(),
    ]);
    const isUnsent = [...written.current.values()].some(({ size }) => size > 0);
    if (isUnsent || writes.current !== before) return;
    if (next) {
      show(next);
      setSeen(next);
    }
    setDoing((doing) => (doing.kind === "saving" ? { kind: "nothing" } : doing));
  }

  type Failure = ApiAnswer<unknown> & { isOk: false };

  function fail(
    { title }: EditedDocument,
    { status, message: said, issues }: Failure,
    again: () => void,
    isOnDevice = false,
  ) {
    const known: Record<number, string> = {
      [UNAUTHORISED]: words.signInFirst,
      [CONFLICT]: fill(words.changedToo, { title }),
    };
    const why = issues[0]?.message ?? said;
    const text = known[status] ?? fill(words.notKept, { title, message: why });
    const message = isOnDevice ? `${text} ${words.keptOnDevice}` : text;
    setDoing({ kind: "failed", message, again, isOnDevice });
  }

  /** The page's own, and what was written here: what others have begun elsewhere is theirs to publish. */
  const waiting = (): number[] =>
    now.current.documents.flatMap(({ version }, index) =>
      version !== null && (index === 0 || written.current.has(index)) ? [index] : [],
    );

  /** What is shown here goes public, or nothing does. */
  async function withAllWritten(...how: Parameters<typeof withAll>): Promise<void> {
    unkept.keepAll();
    setDoing({ kind: "publishing" });
    await queue.current;
    for (const document of written.current.keys()) if (!(await send(document))) return;
    await withAll(...how);
  }

  type Call = (param: EditedDocument["place"]) => Promise<ApiAnswer<unknown>>;

  /** With all that waits, one after the other; it ends with the first that fails. */
  async function withAll(call: Call, done: (answer: unknown) => Partial<EditedDocument>) {
    setDoing({ kind: "publishing" });
    await queue.current;
    for (const index of waiting()) {
      const there = now.current.documents[index];
      if (!there) continue;
      const answer = await call(there.place);
      if (!answer.isOk) return fail(there, answer, () => void withAll(call, done));
      put(index, done(answer.data));
    }
    await showAgain();
    setDoing({ kind: "nothing" });
  }

  const again = useRef(showAgain);
  again.current = showAgain;
  const reload = useCallback(() => void again.current(), []);
  const door = () => api("drafts")[":kind"][":id"];
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
    publish: () =>
      withAllWritten(
        (param) => ask(() => door().publish.$post({ param })),
        () => ({ version: null, savedAt: "", publishAt: null }),
      ),
    plan: (publishAt: string) =>
      withAllWritten(
        (param) => ask(() => door().schedule.$post({ param, json: { publishAt } })),
        () => ({ publishAt }),
      ),
    cancelPlan: () =>
      withAll(
        (param) => ask(() => door().schedule.$delete({ param })),
        () => ({ publishAt: null }),
      ),
    async throwAway(): Promise<void> {
      steps.clear();
      await queue.current;
      for (const names of written.current.values()) names.clear();
      await withAll(
        async (param) => {
          const answer = await ask(() => door().$delete({ param }));
          return answer.status === NOTHING_WAITS ? { ...answer, isOk: true, data: null } : answer;
        },
        () => ({ version: null, savedAt: "", publishAt: null }),
      );
    },
  };
}

export type Edited = ReturnType<typeof useEdited>;
