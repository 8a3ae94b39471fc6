import { type FormEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import { CheckedRows } from "#app/admin/departures/pasting/checked-rows.tsx";
import { PasteStart } from "#app/admin/departures/pasting/paste-start.tsx";
import { usePastedTable } from "#app/admin/departures/pasting/use-pasted-table.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { PageHead } from "#app/admin/pieces/admin-page.tsx";
import { LeaveGuard, WITHOUT_ASKING } from "#app/admin/session/leave-guard.tsx";
import { SelectFrame } from "#app/forms/field.tsx";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { showToast } from "#app/ui/toast.ts";
import { DEPARTING_IDS, type DepartingId } from "#contracts/kinds/departure.ts";
import * as words from "#i18n/en/admin/departure-paste.ts";
import { packages } from "#i18n/en/admin/departures.ts";
import { plural } from "#i18n/fill.ts";
import type { Route } from "./+types/departure-paste.ts";

export const loader = ({ url }: Route.LoaderArgs) => ({
  to: DEPARTING_IDS.find((id) => id === url.searchParams.get("to")) ?? "umrah",
});

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.title);

export default function DeparturePaste({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [parent, setParent] = useState<DepartingId>(loaderData.to);
  const [text, setText] = useState("");
  const [isTried, setTried] = useState(false);
  const table = usePastedTable(parent);
  const { checked, isEdited, busy } = table;
  const packageId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const clean = checked?.answer.clean.length ?? 0;
  const isWrong = checked !== null && checked.answer.mistakes.length > 0;
  const canAdd = checked !== null && !isWrong && !isEdited && clean > 0;

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (canAdd) return add();
    if (checked) return void (await table.checkAgain());
    setTried(true);
    if (text.trim() !== "") await table.check(text);
  }

  function again(): void {
    // The table goes, with the button that was pressed.
    flushSync(() => setText(table.startAgain()));
    field.current?.focus();
  }

  async function add(): Promise<void> {
    const stored = await table.store("all");
    if (stored === null) return;
    showToast(plural(words.added, stored), "success");
    await navigate(`/admin/departures?show=${parent}`, { state: WITHOUT_ASKING });
  }

  async function takeClean(): Promise<void> {
    const stored = await table.store("clean");
    if (stored === null) return;
    showToast(plural(words.added, stored), "success");
    await table.keepWrong();
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <div className="admin-wrap pb-12">
        <PageHead id={undefined} title={words.title} text={words.text} />
        {table.problem ? (
          <p className="error-summary mb-4" role="alert">
            {table.problem}
          </p>
        ) : null}
        {checked ? (
          <CheckedRows
            key={checked.order.length}
            checked={checked}
            isEdited={isEdited}
            isBusy={busy !== null}
            onMend={table.mend}
            onAgain={again}
          />
        ) : (
          <>
            <div className="mb-4 max-w-80">
              <label className="field-label" htmlFor={packageId}>
                {words.packageOf}
              </label>
              <SelectFrame>
                <select
                  id={packageId}
                  className="input"
                  value={parent}
                  onChange={(event) => setParent(event.target.value as DepartingId)}
                >
                  {DEPARTING_IDS.map((id) => (
                    <option key={id} value={id}>
                      {packages[id]}
                    </option>
                  ))}
                </select>
              </SelectFrame>
            </div>
            <PasteStart
              field={field}
              text={text}
              onText={setText}
              mistake={isTried && text.trim() === "" ? words.nothingPasted : null}
            />
          </>
        )}
      </div>
      <div className="save-bar">
        <div className="admin-wrap">
          <p className="save-state">
            <AdminIcon name="info" /> <span>{words.asDrafts}</span>
          </p>
          {isWrong && clean > 0 && !isEdited ? (
            <button
              type="button"
              className="button button-secondary"
              onClick={() => void takeClean()}
            >
              {plural(words.takeClean, clean)}
            </button>
          ) : null}
          <BusyButton
            isBusy={busy !== null}
            busyText={busy === "adding" ? words.adding : words.checking}
          >
            {canAdd ? plural(words.add, clean) : checked ? words.checkAgain : words.check}
          </BusyButton>
        </div>
      </div>
      <LeaveGuard
        isDirty={text.trim() !== "" || checked !== null}
        kept="never"
        text={words.leaving}
      />
      {table.dialog}
    </form>
  );
}
