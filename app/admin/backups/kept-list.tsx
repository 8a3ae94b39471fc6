import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { useTimes } from "#app/admin/times/times.ts";
import { PressButton } from "#app/ui/press-button.tsx";
import { mayHoldSecrets } from "#contracts/backup-secrets.ts";
import type { Backups, KeptBackup } from "#contracts/backups.ts";
import * as words from "#i18n/en/admin/backups.ts";
import { fileSize } from "#i18n/file-size.ts";
import { fill, plural } from "#i18n/fill.ts";
import { aboutBackup, isInReach, isKnown, standingOf } from "./backup-words.ts";

const LOOKS = {
  well: { className: "is-well", icon: "circle-check" },
  faulty: { className: "is-faulty", icon: "circle-x" },
  unknown: { className: "", icon: "circle-dashed" },
} as const;

/** What can be asked for about one. */
export type BackupWish = { kind: "put-back" | "remove" | "why" | "download"; backup: KeptBackup };

type KeptListProps = Pick<Backups, "backups" | "bytes"> & {
  /** Nothing is removed or put back while something is under way. */
  isBusy: boolean;
  onWish: (wish: BackupWish) => void;
};

/** Those that are there, the newest first. */
export function KeptList({ backups, bytes, isBusy, onWish }: KeptListProps) {
  return (
    <section className="panel kept-backups" aria-labelledby="kept-heading">
      <div>
        <h2 id="kept-heading">{words.kept}</h2>
        {backups.length > 0 ? (
          <p>{plural(words.keptSum, backups.length, { size: fileSize(bytes) })}</p>
        ) : null}
      </div>
      {backups.length === 0 ? <p>{words.nothingKept}</p> : null}
      <ul>
        {backups.map((backup) => (
          <KeptRow key={backup.name} {...{ backup, isBusy, onWish }} />
        ))}
      </ul>
    </section>
  );
}

type KeptRowProps = Pick<KeptListProps, "isBusy" | "onWish"> & { backup: KeptBackup };

function KeptRow({ backup, isBusy, onWish }: KeptRowProps) {
  const { dayAndTime } = useTimes();
  const moment = dayAndTime(backup.at);
  const isWell = backup.fault === null;
  const look = isKnown(backup) ? LOOKS[isWell ? "well" : "faulty"] : LOOKS.unknown;
  return (
    <li>
      <div>
        <b>{moment}</b>
        <small>{aboutBackup(backup)}</small>
      </div>
      <span className={look.className}>
        <AdminIcon name={look.icon} />
        {standingOf(backup)}
      </span>
      <span className="acts">
        {isInReach(backup) ? (
          <>
            {mayHoldSecrets(backup) ? (
              <button
                type="button"
                className="icon-button"
                aria-label={fill(words.download, { moment })}
                onClick={() => onWish({ kind: "download", backup })}
              >
                <AdminIcon name="download" />
              </button>
            ) : (
              <a
                className="icon-button"
                href={`/api/backups/${backup.name}`}
                download={backup.name}
                aria-label={fill(words.download, { moment })}
              >
                <AdminIcon name="download" />
              </a>
            )}
            <PressButton
              className="icon-button"
              aria-label={fill(words.putBackNamed, { moment })}
              isOff={isBusy}
              onPress={() => onWish({ kind: "put-back", backup })}
            >
              <AdminIcon name="restore" />
            </PressButton>
          </>
        ) : null}
        {isWell ? null : (
          <button
            type="button"
            className="button button-small button-ghost"
            aria-label={fill(words.seeWhyOf, { moment })}
            onClick={() => onWish({ kind: "why", backup })}
          >
            {words.seeWhy}
          </button>
        )}
        <PressButton
          className="icon-button"
          aria-label={fill(words.removeNamed, { moment })}
          isOff={isBusy}
          onPress={() => onWish({ kind: "remove", backup })}
        >
          <AdminIcon name="trash" />
        </PressButton>
      </span>
    </li>
  );
}
