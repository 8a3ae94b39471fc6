import { useEffect, useRef, useState } from "react";
import { api, ask } from "#app/admin/api/client.ts";
import type { ApiAnswer } from "#app/forms/api-answer.ts";
import { valueAt, withValueAt } from "#contracts/at-path.ts";
import type { Editing } from "#contracts/editing.ts";
import * as words from "#i18n/en/admin/on-page.ts";
import { fill } from "#i18n/fill.ts";

type Body = Editing["body"];

/** One text before and after. */
type Step = { path: string; before: string; after: string };

type Write = { path: string; text: string };

export type EditState =
  | { kind: "public" | "waiting" | "saving" | "publishing" }
  | { kind: "failed"; message: string; again: () => void };

const UNAUTHORISED = 401;
const CONFLICT = 409;

/** What is written on the page, and how it stands: it is stored as waiting changes, one store after the other. */
export function useEdited({ place, ...opened }: Editing) {
  const [body, setBody] = useState<Body>(opened.body);
  const [state, setState] = useState<EditState>({
    kind: opened.version === null ? "public" : "waiting",
  });
  const [savedAt, setSavedAt] = useState(opened.savedAt);
  const [done, setDone] = useState<Step[]>([]);
  const [undone, setUndone] = useState<Step[]>([]);
  const now = useRef({ body, version: opened.version, base: opened.base });
  const queue = useRef(Promise.resolve());
  const writes = useRef<Write[]>([]);
  useUnloadWarning(state.kind === "saving" || state.kind === "failed");

  const textAt = (path: string): string => String(valueAt(body, path) ?? "");

  function write(path: string, text: string): void {
    writes.current.push({ path, text });
    now.current.body = withValueAt(now.current.body, path, text);
    setBody(now.current.body);
    const [field = ""] = path.split(".");
    store([field]);
  }

  function store(fields: string[]): void {
    setState({ kind: "saving" });
    queue.current = queue.current.then(() => send(fields));
  }

  async function send(fields: string[]): Promise<void> {
    const { version, base } = now.current;
    const writtenBefore = writes.current.length;
    const sent = Object.fromEntries(fields.map((name) => [name, now.current.body[name]]));
    const json = { ...(version === null ? { base } : { version }), body: sent };
    const answer = await ask(() => api("drafts")[":kind"][":id"].$put({ param: place, json }));
    if (!answer.isOk) return fail(answer, () => store(fields));
    now.current = { ...now.current, version: answer.data.version };
    if (answer.data.body && !take(answer.data.body, writes.current.slice(writtenBefore))) return;
    setSavedAt(answer.data.savedAt);
    setState({ kind: "waiting" });
  }

  /** What others wrote too. @returns whether it fits the page that is open */
  function take(merged: Body, later: Write[]): boolean {
    if (!isOneShape(merged, now.current.body)) {
      const again = () => location.reload();
      setState({ kind: "failed", message: words.changedAround, again });
      return false;
    }
    const body = later.reduce((next, { path, text }) => withValueAt(next, path, text), merged);
    now.current.body = body;
    setBody(body);
    return true;
  }

  function fail({ status, message }: ApiAnswer<unknown> & { isOk: false }, again: () => void) {
    const known: Record<number, string> = {
      [UNAUTHORISED]: words.signInFirst,
      [CONFLICT]: words.changedToo,
    };
    setState({ kind: "failed", message: known[status] ?? fill(words.notKept, { message }), again });
  }

  async function publish(): Promise<void> {
    await queue.current;
    setState({ kind: "publishing" });
    const answer = await ask(() => api("drafts")[":kind"][":id"].publish.$post({ param: place }));
    if (!answer.isOk) {
      const [issue] = answer.issues;
      return fail(issue ? { ...answer, message: issue.message } : answer, () => void publish());
    }
    const base = Number(answer.data.version ?? 0);
    now.current = { ...now.current, version: null, base };
    setState({ kind: "public" });
  }

  return {
    textAt,
    state,
    savedAt,
    publish,
    keep(path: string, after: string): void {
      const before = textAt(path);
      if (after === before) return;
      setDone([...done, { path, before, after }]);
      setUndone([]);
      write(path, after);
    },
    undo: stepBack(done, setDone, undone, setUndone, ({ path, before }) => write(path, before)),
    redo: stepBack(undone, setUndone, done, setDone, ({ path, after }) => write(path, after)),
  };
}

/** No line of a list came or went. */
const isOneShape = (one: Body, other: Body): boolean =>
  Object.entries(one).every(([name, value]) => lengthOf(value) === lengthOf(other[name]));

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

function useUnloadWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isNeeded]);
}

/** Takes the last step from one pile to the other; null: there is none. */
function stepBack(
  from: Step[],
  setFrom: (steps: Step[]) => void,
  to: Step[],
  setTo: (steps: Step[]) => void,
  run: (step: Step) => void,
): (() => void) | null {
  const last = from.at(-1);
  if (!last) return null;
  return () => {
    setFrom(from.slice(0, -1));
    setTo([...to, last]);
    run(last);
  };
}

export type Edited = ReturnType<typeof useEdited>;
