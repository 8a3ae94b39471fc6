import { expect, test } from "vitest";
import { outcomeOf, type PlanCase, WAITS } from "#tests/support/plan-draft.tsx";
import type { DraftPlan } from "./use-draft-plan.ts";

const PLANNED = "2026-11-26T03:00:00.000Z";
const LOST = { status: 504 };
const REFUSED = { status: 422, body: { message: "Not like that." } };
const GONE = { status: 404, body: { message: "Nothing waits." } };
const OTHERS = { status: 409, body: { message: "Others wrote.", current: { title: "Theirs" } } };

const PLANS = { ...WAITS, publishAt: PLANNED };
const at = (plan: DraftPlan) => plan.plan(PLANNED);
const together = (plan: DraftPlan) => plan.plan(PLANNED, ["en", "bn"]);
const others = (plan: DraftPlan) => plan.plan(PLANNED, ["bn"]);
const cancel = (plan: DraftPlan) => plan.cancel();
const throwAway = (plan: DraftPlan) => plan.throwAway();
const undo = (plan: DraftPlan) => plan.undoRestore();

const there = (facts: object) => ({ body: { ...WAITS, ...facts } });

/** By what is asked for and what is answered. */
const CASES: readonly [what: string, how: PlanCase, comes: string][] = [
  [
    "kept",
    { deed: (plan) => plan.keep(), answers: [] },
    "kept · success: Kept as a draft. Nothing public changed.",
  ],
  ["not kept", { deed: (plan) => plan.keep(), answers: [], document: { isKept: false } }, "kept"],
  [
    "planned",
    { deed: at, answers: [{}] },
    'accepted · sent POST /api/drafts/page/about/schedule {"publishAt":"2026-11-26T03:00:00.000Z","version":7} · publishAt: 2026-11-26T03:00:00.000Z, problem: null',
  ],
  [
    "planned, typed before",
    { deed: at, answers: [{}], document: { isDirty: true } },
    'kept · accepted · sent POST /api/drafts/page/about/schedule {"publishAt":"2026-11-26T03:00:00.000Z","version":7} · publishAt: 2026-11-26T03:00:00.000Z, problem: null',
  ],
  [
    "planned, not kept",
    { deed: at, answers: [], document: { isDirty: true, isKept: false } },
    "kept",
  ],
  [
    "planned, others' words came in",
    { deed: at, answers: [], document: { isDirty: true, bringsIn: true } },
    "kept · error: More has been written here since, and it is shown now. Look at it, then press again.",
  ],
  ["planned, not fit to be public", { deed: at, answers: [], document: { isRight: false } }, ""],
  [
    "planned with another language",
    { deed: together, answers: [{}] },
    'accepted · success: Planned for this moment: ⁨English⁩, ⁨বাংলা⁩. · sent POST /api/drafts/page/about/schedule {"publishAt":"2026-11-26T03:00:00.000Z","version":7,"languages":["en","bn"]} · publishAt: 2026-11-26T03:00:00.000Z, problem: null',
  ],
  [
    "another language planned",
    { deed: others, answers: [{}], document: { isRight: false } },
    'success: Planned for this moment: ⁨বাংলা⁩. · sent POST /api/drafts/page/about/schedule {"publishAt":"2026-11-26T03:00:00.000Z","languages":["bn"]}',
  ],
  [
    "from a translation another language planned",
    { deed: (plan) => plan.plan(PLANNED, ["en"]), answers: [{}], language: "bn" },
    'success: Planned for this moment: ⁨English⁩. · sent POST /api/drafts/page/about/schedule?lang=bn {"publishAt":"2026-11-26T03:00:00.000Z","languages":["en"]}',
  ],
  [
    "planned, others wrote",
    { deed: at, answers: [OTHERS] },
    'kept · error: More has been written here since, and it is shown now. Look at it, then press again. · sent POST /api/drafts/page/about/schedule {"publishAt":"2026-11-26T03:00:00.000Z","version":7}',
  ],
  [
    "planned, gone",
    { deed: at, answers: [GONE] },
    'error: Nothing waits. · sent POST /api/drafts/page/about/schedule {"publishAt":"2026-11-26T03:00:00.000Z","version":7} · unsure: gone',
  ],
  [
    "planned with another, gone",
    { deed: together, answers: [GONE] },
    'error: Nothing waits. · sent POST /api/drafts/page/about/schedule {"publishAt":"2026-11-26T03:00:00.000Z","version":7,"languages":["en","bn"]}',
  ],
  [
    "planned, refused",
    { deed: at, answers: [REFUSED] },
    'error: Not like that. · sent POST /api/drafts/page/about/schedule {"publishAt":"2026-11-26T03:00:00.000Z","version":7}',
  ],
  [
    "planned, no answer, done",
    { deed: at, answers: [LOST], now: there({ publishAt: PLANNED }) },
    'sent POST /api/drafts/page/about/schedule {"publishAt":"2026-11-26T03:00:00.000Z","version":7} · publishAt: 2026-11-26T03:00:00.000Z',
  ],
  [
    "planned, no answer, not done",
    { deed: at, answers: [LOST], now: there({}) },
    'error: It was not done: the site could not be reached in time. Try again. · sent POST /api/drafts/page/about/schedule {"publishAt":"2026-11-26T03:00:00.000Z","version":7}',
  ],
  [
    "planned, no answer, gone",
    { deed: at, answers: [LOST], now: GONE },
    'sent POST /api/drafts/page/about/schedule {"publishAt":"2026-11-26T03:00:00.000Z","version":7} · problem: null, restoredFrom: null, unsure: gone',
  ],
  [
    "planned, no answer, none yet",
    { deed: at, answers: [LOST] },
    'sent POST /api/drafts/page/about/schedule {"publishAt":"2026-11-26T03:00:00.000Z","version":7} · unsure: unanswered',
  ],
  [
    "another planned, no answer",
    { deed: others, answers: [LOST] },
    'error: No answer came, so it may be done already. Load the page again to see, before you repeat it. · sent POST /api/drafts/page/about/schedule {"publishAt":"2026-11-26T03:00:00.000Z","languages":["bn"]}',
  ],
  [
    "cancelled",
    { before: PLANS, deed: cancel, answers: [{}] },
    "success: It is not planned any more. It waits until you publish it. · sent DELETE /api/drafts/page/about/schedule · publishAt: null, problem: null",
  ],
  [
    "cancelled, gone",
    { before: PLANS, deed: cancel, answers: [GONE], now: there({ publishAt: PLANNED }) },
    "sent DELETE /api/drafts/page/about/schedule",
  ],
  [
    "cancelled, refused",
    { before: PLANS, deed: cancel, answers: [REFUSED] },
    "error: Not like that. · sent DELETE /api/drafts/page/about/schedule",
  ],
  [
    "cancelled, no answer, done",
    { before: PLANS, deed: cancel, answers: [LOST], now: there({}) },
    "sent DELETE /api/drafts/page/about/schedule · publishAt: null",
  ],
  [
    "cancelled, no answer, not done",
    { before: PLANS, deed: cancel, answers: [LOST], now: there({ publishAt: PLANNED }) },
    "error: It was not done: the site could not be reached in time. Try again. · sent DELETE /api/drafts/page/about/schedule",
  ],
  [
    "thrown away",
    { deed: throwAway, answers: [{ body: { public: { version: 2, body: {} } } }] },
    'settled · held · replaced [null,{"title":"Typed"},{"version":2,"body":{}}] · let go · success: The changes are thrown away. They stay in the history for 30 days. · sent DELETE /api/drafts/page/about?version=7',
  ],
  [
    "thrown away, typed before",
    { deed: throwAway, answers: [{ body: { public: null } }], document: { isDirty: true } },
    'kept · settled · held · replaced [null,{"title":"Typed"},null] · let go · success: The changes are thrown away. They stay in the history for 30 days. · sent DELETE /api/drafts/page/about?version=7',
  ],
  [
    "thrown away, not kept",
    { deed: throwAway, answers: [], document: { isDirty: true, isKept: false } },
    "kept",
  ],
  [
    "thrown away, others' words came in",
    { deed: throwAway, answers: [], document: { isDirty: true, bringsIn: true } },
    "kept · settled · error: More has been written here since, and it is shown now. Look at it, then press again.",
  ],
  [
    "thrown away, gone",
    { deed: throwAway, answers: [GONE] },
    "settled · held · let go · sent DELETE /api/drafts/page/about?version=7 · unsure: gone",
  ],
  [
    "thrown away, others wrote",
    { deed: throwAway, answers: [OTHERS], now: there({ version: 8 }) },
    'settled · held · replaced [{"version":8,"savedAt":"2026-11-24T03:00:00.000Z","publishAt":null,"problem":"not-right","restoredFrom":"2026-11-20T03:00:00.000Z","unfit":[]},{"title":"Typed"}] · let go · error: More has been written here since. That is shown now, and was not thrown away. · sent DELETE /api/drafts/page/about?version=7',
  ],
  [
    "thrown away, others wrote, gone",
    { deed: throwAway, answers: [OTHERS], now: GONE },
    "settled · held · let go · error: More has been written here since. That is shown now, and was not thrown away. · sent DELETE /api/drafts/page/about?version=7 · problem: null, restoredFrom: null, unsure: gone",
  ],
  [
    "thrown away, refused",
    { deed: throwAway, answers: [REFUSED] },
    "settled · held · let go · error: Not like that. · sent DELETE /api/drafts/page/about?version=7",
  ],
  [
    "thrown away, no answer, done",
    { deed: throwAway, answers: [LOST, { body: { public: null } }], now: GONE },
    'settled · held · replaced [null,{"title":"Typed"},null] · let go · success: The changes are thrown away. They stay in the history for 30 days. · sent DELETE /api/drafts/page/about?version=7 · sent DELETE /api/drafts/page/about?version=7 · problem: null, restoredFrom: null, unsure: gone',
  ],
  [
    "thrown away, no answer, not done",
    { deed: throwAway, answers: [LOST], now: there({}) },
    "settled · held · let go · error: It was not done: the site could not be reached in time. Try again. · sent DELETE /api/drafts/page/about?version=7",
  ],
  [
    "restoring undone",
    { deed: undo, answers: [there({ version: 9, restoredFrom: null })] },
    'settled · held · replaced [{"version":9,"savedAt":"2026-11-24T03:00:00.000Z","publishAt":null,"problem":"not-right","restoredFrom":null,"unfit":[]},{"title":"Stored"}] · let go · success: Taken back. The waiting changes are what they were before. · sent DELETE /api/history/page/about/restored',
  ],
  [
    "restoring undone twice at once",
    { deed: (plan) => [plan.undoRestore(), plan.undoRestore()], answers: [{ body: null }] },
    'settled · held · replaced [null,{"title":"Stored"}] · let go · success: Taken back. The waiting changes are what they were before. · sent DELETE /api/history/page/about/restored',
  ],
  [
    "restoring undone, and undone again later",
    { deed: (plan) => undo(plan).then(() => undo(plan)), answers: [REFUSED, REFUSED] },
    "settled · held · let go · settled · held · let go · error: Not like that. · error: Not like that. · sent DELETE /api/history/page/about/restored · sent DELETE /api/history/page/about/restored",
  ],
  [
    "restoring undone, refused",
    { deed: undo, answers: [REFUSED], document: { isDirty: true } },
    "settled · held · resumed · let go · error: Not like that. · sent DELETE /api/history/page/about/restored",
  ],
  [
    "restoring undone, others wrote",
    { deed: undo, answers: [OTHERS], now: there({ restoredFrom: null }) },
    "settled · held · let go · error: Others wrote. · sent DELETE /api/history/page/about/restored · restoredFrom: null",
  ],
  [
    "restoring undone, no answer, done",
    { deed: undo, answers: [LOST], now: there({ restoredFrom: null }) },
    'settled · held · replaced [{"version":7,"savedAt":"2026-11-24T03:00:00.000Z","publishAt":null,"problem":"not-right","restoredFrom":null,"unfit":[]},{"title":"Stored"}] · let go · success: Taken back. The waiting changes are what they were before. · sent DELETE /api/history/page/about/restored · restoredFrom: null',
  ],
  [
    "restoring undone, no answer, not done",
    { deed: undo, answers: [LOST], now: there({}) },
    "settled · held · let go · error: It was not done: the site could not be reached in time. Try again. · sent DELETE /api/history/page/about/restored",
  ],
  [
    "restoring undone, no answer, gone",
    { deed: undo, answers: [LOST], now: GONE },
    'settled · held · replaced [null,{"title":"Stored"}] · let go · success: Taken back. The waiting changes are what they were before. · sent DELETE /api/history/page/about/restored · problem: null, restoredFrom: null, unsure: gone',
  ],
];

test.each(CASES)("%s", async (_, how, comes) => {
  expect(await outcomeOf(how)).toBe(comes);
});
