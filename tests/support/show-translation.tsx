import { onTestFinished } from "vitest";
import { TranslationEditor } from "#app/admin/translate/translation-editor.tsx";
import { showPiece } from "./show-piece.tsx";

const ENGLISH = { title: "Umrah licence", issuedBy: "Ministry", number: "7" };
export const AT = "2026-11-25T05:00:00.000Z";
const NADIA = {
  by: { _id: "nadia", name: "Nadia Islam" },
  others: [],
  publishAt: null,
  problem: null,
};
export const draftOf = (body: object, version: number, base = 0) => ({
  ...{ kind: "licence", id: "l1", language: "bn", body, version, base, savedAt: AT, unfit: [] },
  ...{ ...NADIA, restoredFrom: null, isPublic: base > 0 },
});

/** As it answers what was stored. */
export const saved = (version: number, base = 0, more: object = {}) => ({
  ...{
    version,
    base,
    savedAt: AT,
    publishAt: null,
    problem: null,
    publicVersion: base,
    others: [],
  },
  ...more,
});
export const MADE = { title: "Umrah licence" };

type Told = { status?: number; body?: unknown };

/** The editor of a licence in Bangla, alone; what it asks is refused unless the test answers it. */
export async function showTranslation({ translated = {}, draft = null as object | null } = {}) {
  const told: [RegExp, Told][] = [];
  localStorage.clear();
  onTestFinished(() => localStorage.clear());
  const screen = showPiece(
    <TranslationEditor
      place={{ kind: "licence", id: "l1" }}
      title="Umrah licence"
      language="bn"
      translated={{ words: {}, made: {}, english: ENGLISH, version: null, ...translated } as never}
      draft={draft as never}
    />,
    (asked) => {
      const at = told.findIndex(([what]) => what.test(asked));
      if (at >= 0) return told.splice(at, 1)[0]?.[1] ?? {};
      if (/languages/.test(asked)) return { body: { shown: ["en", "bn"] } };
      return { status: 500, body: { message: "Not now.", issues: [] } };
    },
  );
  await screen.came();
  return {
    screen,
    answer: (what: RegExp, body: unknown, status = 200) => void told.push([what, { status, body }]),
  };
}
