import { useState } from "react";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { SignInDialog } from "#app/admin/session/sign-in-dialog.tsx";
import * as words from "#i18n/en/admin/backups.ts";
import { fill } from "#i18n/fill.ts";
import { percentOf } from "./backup-words.ts";
import type { BackupsInView } from "./use-backups.ts";

type WorkLineProps = Pick<BackupsInView, "state" | "phase" | "isInPlace"> & {
  onSignedIn: () => void;
};

/** What is under way, or that it is over and somebody has to sign in again. */
export function WorkLine({ state: { work }, phase, isInPlace, onSignedIn }: WorkLineProps) {
  if (!work) return null;
  if (phase === "signed-out") return <SignInAgain isInPlace={isInPlace} onSignedIn={onSignedIn} />;
  const isAway = phase === "away";
  const percent = isAway ? null : percentOf(work);
  return (
    <section className="panel backup-work" aria-labelledby="work-heading">
      <h2 id="work-heading">{words.working[work.what]}</h2>
      <p>
        <span role="status">{isAway ? words.awayText : words.steps[work.step]}</span>
        {percent === null ? null : <span>{fill(words.percent, { percent })}</span>}
      </p>
      <progress
        aria-labelledby="work-heading"
        {...(percent === null ? {} : { max: 100, value: percent })}
      />
      <p>{words.workingText[work.what]}</p>
    </section>
  );
}

function SignInAgain({ isInPlace, onSignedIn }: Pick<WorkLineProps, "isInPlace" | "onSignedIn">) {
  const [isOpen, setOpen] = useState(false);
  const text = isInPlace ? words.inPlaceText : words.endedText;
  return (
    <section className="panel backups-summary is-well" role="status">
      <AdminIcon name="circle-check" />
      <div>
        <h2>{isInPlace ? words.inPlaceTitle : words.endedTitle}</h2>
        <p>{text}</p>
        <button
          type="button"
          className="button button-primary button-small"
          onClick={() => setOpen(true)}
        >
          {words.signIn}
        </button>
      </div>
      <SignInDialog
        isOpen={isOpen}
        text={text}
        goLabel={words.signIn}
        onClose={() => setOpen(false)}
        onSignedIn={() => {
          setOpen(false);
          onSignedIn();
        }}
      />
    </section>
  );
}
