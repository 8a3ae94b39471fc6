import { useState } from "react";
import { data } from "react-router";
import { api } from "#app/admin/api/client.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { useSignedInCall } from "#app/admin/session/use-signed-in-call.tsx";
import { SettingsFrame } from "#app/admin/settings/settings-frame.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { SystemFacts } from "#app/admin/system/system-facts.tsx";
import { SystemMistakes } from "#app/admin/system/system-mistakes.tsx";
import { SystemParts } from "#app/admin/system/system-parts.tsx";
import { summaryOf } from "#app/admin/system/system-words.ts";
import { useTimes } from "#app/admin/times/times.ts";
import { systemContext, userContext } from "#app/context.ts";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { PressButton } from "#app/ui/press-button.tsx";
import { showToast } from "#app/ui/toast.ts";
import { can } from "#contracts/policies.ts";
import type { System } from "#contracts/system.ts";
import * as words from "#i18n/en/admin/system.ts";
import { errors } from "#i18n/en/errors.ts";
import { comma } from "#i18n/en/language.ts";
import { fill } from "#i18n/fill.ts";
import type { Route } from "./+types/system.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const user = context.get(userContext);
  if (!user || !can(user, "system")) {
    throw data(null, { status: 403, statusText: errors["owner-only"] });
  }
  return { system: await context.get(systemContext).state() };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.system);

export default function SystemPage({ loaderData }: Route.ComponentProps) {
  const { call, dialog } = useSignedInCall();
  const [checked, setChecked] = useState<System | null>(null);
  const [isBusy, setBusy] = useState(false);
  const times = useTimes();
  const system = checked ?? loaderData.system;
  const toLookAt = system.parts.filter(({ state }) => state === "look");

  async function check() {
    setBusy(true);
    const answer = await call(() => api("system").check.$post());
    setBusy(false);
    if (answer.isOk) setChecked(answer.data as System);
    else showToast(fill(words.notChecked, { message: answer.message }), "error");
  }

  return (
    <SettingsFrame
      title={words.system}
      text={words.systemText}
      action={
        <PressButton
          className="button button-primary button-small"
          isOff={isBusy}
          onPress={() => void check()}
        >
          <AdminIcon name="refresh-cw" />
          {isBusy ? words.checking : words.checkEverything}
        </PressButton>
      }
    >
      <div className="system">
        <div
          role="status"
          className={`notice-card system-summary ${toLookAt.length === 0 ? "is-well" : ""}`.trim()}
        >
          <AdminIcon name={toLookAt.length === 0 ? "circle-check" : "triangle-alert"} />
          <p>
            <b>{summaryOf(system, times)}</b>{" "}
            {toLookAt.length > 0
              ? fill(words.summary.lookAt, {
                  names: toLookAt.map(({ part }) => words.partNames[part]).join(`${comma} `),
                })
              : null}
          </p>
        </div>
        <SystemParts parts={system.parts} />
        <SystemMistakes mistakes={system.mistakes} />
        <SystemFacts system={system} />
      </div>
      {dialog}
    </SettingsFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} title={words.systemNotLoaded} />;
}
