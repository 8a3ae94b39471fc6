import type { ReactNode } from "react";
import type { Document } from "#app/admin/editor/use-document.ts";
import { AdminIcon, type AdminIconName } from "#app/admin/pieces/admin-icon.tsx";
import { type OtherName, otherWords } from "#app/admin/presence/other-words.ts";
import { UNKEPT } from "#app/admin/session/unkept-note.tsx";
import * as words from "#i18n/en/admin/editor.ts";
import { fill } from "#i18n/fill.ts";
import { useLate } from "./use-late.ts";

/** What takes less is not worth a word. */
const SAID_AFTER_MS = 600;

/** From the last change on: by then what stood before is no longer true. */
const HEARD_AFTER_MS = 4000;

type SaveStateProps<T extends object> = {
  document: Document<T>;
  otherName: OtherName;
  rest: Line;
};

export type Line = { icon: AdminIconName; text: ReactNode; tone?: "danger" | "warn" };

/** One calm line that says where things are. That it saves is not announced, unless it takes long. */
export function SaveState<T extends object>({ document, otherName, rest }: SaveStateProps<T>) {
  const line = lineOf(document, otherName);
  const isStoring = !line && (document.isDirty || document.status.kind === "saving");
  const isSaving = useLate(isStoring, SAID_AFTER_MS);
  const isHeard = useLate(isStoring, HEARD_AFTER_MS, document.value);
  const isSeenAlone = isSaving && !isHeard;
  const { icon, text, tone } = line ?? rest;
  return (
    <p className={`save-state ${tone ? TONES[tone] : ""}`.trim()}>
      <AdminIcon name={isSaving ? "refresh-cw" : icon} />
      <span role="status" className={isSeenAlone ? "sr-only" : ""}>
        {isHeard ? words.saving : text}
      </span>
      {isSeenAlone ? <span aria-hidden>{words.saving}</span> : null}
    </p>
  );
}

const TONES = { danger: "text-danger", warn: "text-warn" };

/** Null: nothing keeps what is typed from being stored. */
function lineOf<T extends object>(document: Document<T>, otherName: OtherName): Line | null {
  const { status, isDirty, isKeptBySelf, beside, trouble, drafts } = document;
  if (status.kind === "failed") {
    const { message, isAnswered } = status;
    const text = isAnswered ? fill(words.notSavedNothingLost, { message }) : words.mayBeSaved;
    return { icon: "triangle-alert", text, tone: "danger" };
  }
  if (beside) {
    const look = <LineButton label={words.lookAtBoth} onPress={document.lookAtBoth} />;
    return {
      icon: "users",
      text: (
        <>
          {otherWords(otherName).line} {look}
        </>
      ),
    };
  }
  if (!isDirty) return null;
  if (drafts.kept === "refused") return { icon: "triangle-alert", text: UNKEPT, tone: "danger" };
  if (trouble?.kind === "too-long") {
    return { icon: "triangle-alert", text: words.tooLong, tone: "danger" };
  }
  switch (trouble?.kind) {
    case "offline":
      return { icon: "wifi-off", text: words.offline, tone: "warn" };
    case "signed-out": {
      const signIn = <LineButton label={words.signIn} onPress={document.signIn} />;
      return {
        icon: "wifi-off",
        text: (
          <>
            {words.signedOut} {signIn}
          </>
        ),
        tone: "warn",
      };
    }
    case "away":
    case "refused":
      return { icon: "wifi-off", text: fill(words.keptHere, trouble), tone: "warn" };
    default:
      return isKeptBySelf ? null : { icon: "pencil", text: words.keptUntilTitled };
  }
}

function LineButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" className="line-button" onClick={onPress}>
      {label}
    </button>
  );
}
