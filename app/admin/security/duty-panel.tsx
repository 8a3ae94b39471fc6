import { useState } from "react";
import { PasswordDialog } from "#app/admin/accounts/password-dialog.tsx";
import { type Ask, api } from "#app/admin/api/client.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { useTimes } from "#app/admin/times/times.ts";
import type { SecondFactorDuty } from "#contracts/second-factor-duty.ts";
import { byName } from "#i18n/by-name.ts";
import * as words from "#i18n/en/admin/security.ts";
import { locale } from "#i18n/en/language.ts";
import { fill } from "#i18n/fill.ts";

type DutyPanelProps = {
  duty: SecondFactorDuty;
  now: string;
  call: Ask;
  onChanged: () => Promise<void>;
};

const listed = new Intl.ListFormat(locale);

const door = () => api("users")["second-factor-duty"];

/** Whether all staff need a second factor; for the owner. */
export function DutyPanel({ duty: { since, lacking }, now, call, onChanged }: DutyPanelProps) {
  const { dayAndTime } = useTimes();
  const [isAsking, setAsking] = useState(false);
  const isOn = since !== null;
  const names = byName(lacking, ({ name }) => name).map(({ name }) => name);
  const state = since ? (since > now ? words.dutyFrom : words.dutySince) : words.dutyOff;
  return (
    <section className="panel" aria-labelledby="duty">
      <div className="security-head">
        <h2 id="duty">{words.forEverybody}</h2>
      </div>
      <ul className="rows">
        <li>
          <AdminIcon name="users" />
          <span className="min-w-0 flex-1 basis-48">
            <b className="font-[640]">
              {since ? fill(state, { moment: dayAndTime(since) }) : state}
            </b>
            <span className="block text-ink2 text-small">
              {isOn ? null : `${words.dutyOffText} `}
              {names.length > 0
                ? fill(words.lackOne, { names: listed.format(names) })
                : words.nobodyLacks}
            </span>
          </span>
          <button
            type="button"
            className={`button button-small ${isOn ? "button-ghost-danger" : "button-secondary"}`}
            onClick={() => setAsking(true)}
          >
            {isOn ? words.askNobody : words.askEverybody}
          </button>
        </li>
      </ul>
      {isAsking ? (
        <PasswordDialog
          title={isOn ? words.askNobodyTitle : words.askEverybodyTitle}
          text={isOn ? words.askNobodyText : words.askEverybodyText}
          keepLabel={words.notNow}
          goLabel={isOn ? words.askNobody : words.askEverybody}
          busyText={words.checking}
          onClose={() => setAsking(false)}
          work={(currentPassword) =>
            call(() => door()[isOn ? "$delete" : "$post"]({ json: { currentPassword } }))
          }
          onDone={() => {
            setAsking(false);
            void onChanged();
          }}
        />
      ) : null}
    </section>
  );
}
