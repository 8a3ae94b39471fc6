import { useRef, useState } from "react";
import { data, useRevalidator } from "react-router";
import { ConfirmDialog } from "#app/admin/dialogs/confirm-dialog.tsx";
import { ChooseSource } from "#app/admin/move-in/choose-source.tsx";
import { EarlierImports } from "#app/admin/move-in/earlier-imports.tsx";
import { HowFar } from "#app/admin/move-in/how-far.tsx";
import { MoveInSteps } from "#app/admin/move-in/move-in-steps.tsx";
import { TakeOverBar } from "#app/admin/move-in/take-over-bar.tsx";
import { useMoveIn } from "#app/admin/move-in/use-move-in.ts";
import { useStepInView } from "#app/admin/move-in/use-step-in-view.ts";
import { WhatComes } from "#app/admin/move-in/what-comes.tsx";
import { WhatToKnow } from "#app/admin/move-in/what-to-know.tsx";
import { useSignedInCall } from "#app/admin/session/use-signed-in-call.tsx";
import { SettingsFrame } from "#app/admin/settings/settings-frame.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { importsContext, userContext } from "#app/context.ts";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import type { Import } from "#contracts/import.ts";
import { can } from "#contracts/policies.ts";
import * as words from "#i18n/en/admin/move-in.ts";
import { errors } from "#i18n/en/errors.ts";
import { errorSentence } from "#i18n/error-sentence.ts";
import { fileSize } from "#i18n/file-size.ts";
import { fill } from "#i18n/fill.ts";
import type { Route } from "./+types/move-in.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const user = context.get(userContext);
  if (!user || !can(user, "imports")) {
    throw data(null, { status: 403, statusText: errors["owner-only"] });
  }
  return { imports: await context.get(importsContext).list() };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.moveIn);

export default function MoveInPage({ loaderData }: Route.ComponentProps) {
  const { imports } = loaderData;
  const { call, dialog } = useSignedInCall();
  const { revalidate } = useRevalidator();
  const moveIn = useMoveIn(imports, call);
  const [isUndoAsked, setUndoAsked] = useState(false);
  const { shown, onward } = moveIn;
  const failed = shown?.state === "failed" ? shown : null;
  const steps = useRef<HTMLOListElement>(null);
  useStepInView(steps, shown);
  const isChoosing = shown === null || failed !== null;
  const isLooked = shown?.state === "looked";
  const isOver = shown?.state === "done" || shown?.state === "undone";

  // The bar stands below a form; where somebody chooses there is one within.
  const Frame = isLooked ? "form" : "div";

  function startAnew(): void {
    moveIn.show(null);
    void revalidate();
  }

  return (
    <Frame>
      <SettingsFrame
        isWide
        title={words.moveIn}
        text={isChoosing ? words.text : fromWords(shown)}
        action={
          isOver ? (
            <button
              type="button"
              className="button button-secondary button-small"
              onClick={startAnew}
            >
              {words.another}
            </button>
          ) : null
        }
      >
        <MoveInSteps ref={steps} shown={failed ? null : shown} />
        <div className="grid gap-5">
          {isChoosing ? (
            <>
              <ChooseSource
                call={call}
                failure={failed ? failureOf(failed) : null}
                first={failed?.source ?? "site"}
                onBegun={moveIn.show}
              />
              <EarlierImports all={imports.filter(isKept)} onOpen={moveIn.show} />
            </>
          ) : (
            <>
              {isLooked ? null : (
                <HowFar {...moveIn} shown={shown} onUndo={() => setUndoAsked(true)} />
              )}
              {shown.state === "reading" ? null : (
                <>
                  <WhatComes shown={shown} />
                  <WhatToKnow shown={shown} choose={moveIn.choose} />
                </>
              )}
            </>
          )}
        </div>
      </SettingsFrame>
      {isLooked ? <TakeOverBar {...moveIn} shown={shown} /> : null}
      <ConfirmDialog
        isOpen={isUndoAsked}
        title={words.askUndo}
        text={words.undoText}
        keepLabel={words.keepIt}
        goLabel={words.undo}
        isDanger
        onKeep={() => setUndoAsked(false)}
        onGo={() => {
          setUndoAsked(false);
          if (shown) void onward("undo", shown._id);
        }}
      />
      {dialog}
    </Frame>
  );
}

/** What can be looked at again. */
const isKept = ({ state }: Import) => ["done", "stopped", "undone", "looked"].includes(state);

const failureOf = ({ problem }: Import): string =>
  [words.failedTitle, problem ? errorSentence(problem.code as "failed") : ""].join(" ");

function fromWords({ source, name, bytes }: Import): string {
  const said = { source: words.sources[source], name: `\u2068${name}\u2069` };
  if (bytes === null) return fill(words.fromAddress, said);
  return fill(words.fromFile, { ...said, size: fileSize(bytes) });
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} title={words.notLoaded} />;
}
