import { AdminIcon, type AdminIconName } from "#app/admin/pieces/admin-icon.tsx";
import { placeOf } from "#app/admin/times/moment-words.ts";
import { useTimes } from "#app/admin/times/times.ts";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import type { PartStanding, SystemPart } from "#contracts/system.ts";
import * as words from "#i18n/en/admin/system.ts";
import { partSays, partToDo } from "./system-words.ts";

const ICONS: Record<SystemPart, AdminIconName> = {
  database: "database",
  pictures: "image",
  mail: "mail",
  clock: "clock",
  address: "globe",
  backups: "save",
  disk: "hard-drive",
};

/** Where more is told of a part. */
const SEEN: Partial<Record<SystemPart, { to: string; text: string }>> = {
  mail: { to: "/admin/settings/mail", text: words.seeMail },
  backups: { to: "/admin/settings/backups", text: words.seeBackups },
};

/** A line each: how it stands, and what to do. */
export function SystemParts({ parts }: { parts: readonly PartStanding[] }) {
  const { dayAndTime } = useTimes();
  const zone = placeOf(useSiteData().settings.timeZone);
  return (
    <section className="panel system-parts" aria-labelledby="checked-heading">
      <h2 id="checked-heading">{words.whatWasChecked}</h2>
      <ul>
        {parts.map((one) => {
          const toDo = partToDo(one);
          const seen = SEEN[one.part];
          return (
            <li key={one.part}>
              <AdminIcon name={ICONS[one.part]} />
              <div>
                <b>{words.partNames[one.part]}</b>
                <small dir="auto">{partSays(one, { dayAndTime, zone })}</small>
                {toDo ? <small className="to-do">{toDo}</small> : null}
              </div>
              {seen && one.state === "look" ? (
                <PageLink to={seen.to} className="button button-small button-ghost">
                  {seen.text}
                </PageLink>
              ) : null}
              <span className={`pill pill-part-${one.state}`}>{words.partStates[one.state]}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
