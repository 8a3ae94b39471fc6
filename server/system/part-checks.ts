import { BACKUP_DAYS } from "#contracts/stale-days.ts";
import type { PartStanding, PartState, SystemPart } from "#contracts/system.ts";
import type { DatabaseFacts } from "#server/db/database-facts.ts";
import type { Env } from "#server/env.ts";
import type { MailRoom } from "#server/mail/mail-room.ts";
import type { Library } from "#server/media/library.ts";
import type { Site } from "#server/site.ts";
import { sendCheckMail } from "./check-mail.ts";
import { clockDifference } from "./clock-difference.ts";
import { askOwnAddress, isLocal } from "./own-address-check.ts";

const DAY_MS = 86_400_000;
const GIGABYTE = 1024 ** 3;

/** Below this a disk fills while nobody looks: so much of it, where that is little; and in any case. */
const TIGHT = { part: 1 / 10, below: 5 * GIGABYTE, always: GIGABYTE };

/** Clocks of two machines, and the steps of a file system's, differ by less. */
const MOST_SECONDS = 2;

export type PartDeps = {
  site: Pick<Site, "house" | "outbox">;
  database: Pick<DatabaseFacts, "engine" | "bytes" | "pingMs" | "writeMs" | "now">;
  library: Pick<Library, "arePicturesGone" | "tryStoring">;
  mailRoom: Pick<MailRoom, "isSending">;
  env: Pick<Env, "PUBLIC_URL" | "DATA_DIR">;
  ask?: typeof fetch;
};

type Found = Omit<PartStanding, "part">;

type Part = {
  /** Without doing anything. */
  look: () => Promise<Found>;
  /** By doing what it is for. Where there is none, looking is enough. @param to who asked for it */
  check?: (to: string, signal: AbortSignal) => Promise<Found>;
};

/** The finding that belongs to a state. */
export const found = (state: PartState, finding: Omit<Found, "state">): Found =>
  ({ state, ...finding }) as Found;

const NOT_TRIED = found("unknown", { what: "not-tried", facts: {} });

export function createParts(deps: PartDeps): Record<SystemPart, Part> {
  const { site, database, library, mailRoom, env, ask = fetch } = deps;
  const { engine } = database;
  const address = env.PUBLIC_URL;

  async function mailSoFar(): Promise<Found> {
    if (!mailRoom.isSending) return found("look", { what: "mail-not-set-up", facts: {} });
    const { count } = await site.outbox.stuck();
    return count > 0 ? found("look", { what: "mail-stuck", facts: { count } }) : NOT_TRIED;
  }

  return {
    database: {
      async look() {
        const [ms, bytes] = await Promise.all([database.pingMs(), database.bytes()]);
        return found("works", {
          what: "database-answers",
          facts: { engine, bytes, ms: whole(ms) },
        });
      },
      async check() {
        const ms = await database.writeMs();
        const facts = { engine, bytes: await database.bytes(), ms: whole(ms) };
        return found("works", { what: "database-written", facts });
      },
    },
    pictures: {
      look: async () =>
        library.arePicturesGone() ? found("look", { what: "pictures-gone", facts: {} }) : NOT_TRIED,
      async check() {
        await library.tryStoring();
        return found("works", { what: "pictures-stored", facts: {} });
      },
    },
    mail: {
      look: mailSoFar,
      async check(to, signal) {
        const before = await mailSoFar();
        if (!mailRoom.isSending) return before;
        const sent = await sendCheckMail(site.outbox, to, signal);
        // One that arrives does not bring those that did not.
        return sent.state === "works" && before.state === "look" ? before : sent;
      },
    },
    clock: {
      look: async () => NOT_TRIED,
      async check() {
        const seconds = whole(await clockDifference(database, env.DATA_DIR));
        return seconds <= MOST_SECONDS
          ? found("works", { what: "clock-right", facts: {} })
          : found("look", { what: "clock-off", facts: { seconds } });
      },
    },
    address: {
      look: async () =>
        isLocal(address) ? found("look", { what: "address-local", facts: { address } }) : NOT_TRIED,
      check: async (_, signal) =>
        isLocal(address)
          ? found("look", { what: "address-local", facts: { address } })
          : askOwnAddress(address, { ask, signal }),
    },
    backups: {
      async look() {
        const { backupAt: at, isBackupFailing, isBackupUnsent } = await site.house.state();
        if (isBackupFailing) return found("look", { what: "backups-failed", facts: {} });
        if (!at) return found("look", { what: "backups-none", facts: {} });
        if (isBackupUnsent) return found("look", { what: "backups-unsent", facts: {} });
        return Date.now() - Date.parse(at) < BACKUP_DAYS * DAY_MS
          ? found("works", { what: "backups-fresh", facts: { at } })
          : found("look", { what: "backups-old", facts: { at } });
      },
    },
    disk: {
      async look() {
        const { freeBytes: free, diskBytes: all } = await site.house.state();
        if (free === null || all === null)
          return found("unknown", { what: "disk-unknown", facts: {} });
        const isTight = free < TIGHT.always || (free < TIGHT.below && free < all * TIGHT.part);
        const facts = { free, whole: all };
        return isTight
          ? found("look", { what: "disk-tight", facts })
          : found("works", { what: "disk-room", facts });
      },
    },
  };
}

const whole = (value: number) => Math.max(0, Math.round(value));
