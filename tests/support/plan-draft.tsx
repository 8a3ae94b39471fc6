import { useRef, useState } from "react";
import type { Waiting } from "#app/admin/editor/use-waiting.ts";
import type { Place } from "#app/admin/pieces/place.ts";
import { type DraftPlan, useDraftPlan } from "#app/admin/publish/use-draft-plan.ts";
import { showPiece } from "./show-piece.tsx";

type Answer = { status?: number; body?: unknown };

export type PlanCase = {
  /** What waits before. */
  before?: Waiting;
  deed: (plan: DraftPlan) => unknown;
  /** One after the other, to what does something. */
  answers: Answer[];
  /** To how it stands. */
  now?: Answer;
  document?: { isDirty?: boolean; isRight?: boolean; isKept?: boolean; bringsIn?: boolean };
  language?: Place["language"];
};

export const WAITS: Waiting = {
  ...{ version: 7, savedAt: "2026-11-24T03:00:00.000Z", publishAt: null, problem: "not-right" },
  ...{ restoredFrom: "2026-11-20T03:00:00.000Z", unfit: [] },
};

const LOST = { status: 504 };

/** What came of it: what was done with the document, what waits then, what was said and what was sent. */
export async function outcomeOf({
  deed,
  answers,
  before = WAITS,
  now = LOST,
  language,
  ...given
}: PlanCase): Promise<string> {
  const { isDirty = false, isRight = true, isKept = true, bringsIn = false } = given.document ?? {};
  const did: string[] = [];
  const left = [...answers];
  let brought = 0;

  let shown: Waiting | null = before;
  function Planned() {
    const [waiting, setWaiting] = useState<Waiting | null>(before);
    shown = waiting;
    const place = useRef<Place | null>({
      kind: "page",
      id: "about",
      ...(language && { language }),
    });
    const plan = useDraftPlan<object>({
      ...{ place, waiting, setWaiting, broughtIn: () => brought },
      document: {
        ...{ stored: { title: "Stored" }, now: () => ({ title: "Typed" }), isDirty },
        ...{ isRight: () => isRight, version: () => 7, labelOf: (field) => `“${field}”` },
        settle: async () => void did.push("settled"),
        resume: () => did.push("resumed"),
        acceptMerged: () => did.push("accepted"),
        async keep() {
          did.push("kept");
          if (bringsIn) brought += 1;
          return isKept;
        },
      },
      async holding(run) {
        did.push("held");
        const done = await run();
        did.push("let go");
        return done;
      },
      onReplaced: (...what) => did.push(`replaced ${JSON.stringify(what)}`),
    });
    return (
      <button type="button" onClick={() => void deed(plan)}>
        Do
      </button>
    );
  }
  const screen = showPiece(<Planned />, (asked) =>
    asked.startsWith("GET") ? now : (left.shift() ?? LOST),
  );
  const came = await screen.press("Do");
  const names = Object.keys({ ...before, ...shown }) as (keyof Waiting)[];
  const changed = names.filter((name) => shown?.[name] !== before[name]);
  const waits = changed.map((name) => `${name}: ${shown?.[name]}`).join(", ");
  const told = came.filter((line) => !/^(focus|[+])/.test(line));
  return [...did, ...told, ...(waits ? [waits] : [])].join(" · ");
}
