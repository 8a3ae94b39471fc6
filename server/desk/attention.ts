import type { AttentionKind, AttentionLine } from "#contracts/attention.ts";
import type { OtherLanguage } from "#contracts/languages.ts";
import type { ContentVersion } from "#server/content/content-version.ts";
import type { EntryReading } from "#server/content/entries/entry-reading.ts";
import type { createLanguages } from "#server/content/languages.ts";
import type { BrokenLinks } from "#server/content/links/broken-links.ts";
import type { createTranslationStates } from "#server/content/translation-states.ts";
import { untilChanged } from "#server/content/until-changed.ts";
import type { Db } from "#server/db/schema.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import type { createMedia } from "#server/media/media.ts";
import { type Found, folded, inOrder, type Line, restLines } from "./attention-line.ts";
import { linkLines, pictureLines, translationLines } from "./content-lines.ts";
import { deskLines } from "./desk-lines.ts";
import type { House } from "./house.ts";
import { readStale, type Stale } from "./stale-lines.ts";

type AttentionDeps = Parameters<typeof deskLines>[0] & {
  db: Db;
  content: Pick<ContentVersion, "current">;
  entry: Pick<EntryReading, "list">;
  media: Pick<ReturnType<typeof createMedia>, "count">;
  languages: Pick<ReturnType<typeof createLanguages>, "shown">;
  translations: ReturnType<typeof createTranslationStates>;
  brokenLinks: BrokenLinks;
  house: Pick<House, "backupLines">;
};

/** What needs somebody, or would be stale in public; days are those of the agency, YYYY-MM-DD. */
export function createAttention(deps: AttentionDeps) {
  const { db, content, entry, media, languages, translations, brokenLinks, house } = deps;
  let known: { today: string; read: () => Promise<Stale> } | null = null;

  /** The same until content changes, or the day. */
  const dated = (today: string) => {
    if (known?.today !== today) {
      known = { today, read: untilChanged(content, () => readStale(entry, today)) };
    }
    return known.read();
  };

  const older = untilChanged(content, async () => {
    const others = (await languages.shown()).filter(
      (language): language is OtherLanguage => language !== "en",
    );
    return others.length > 0 ? translationLines(await translations.list(), others) : [];
  });

  async function find(today: string): Promise<Found> {
    const [stale, desk, links, translated, undescribed, backups] = await Promise.all([
      dated(today),
      deskLines(deps, today),
      brokenLinks.list(),
      older(),
      media.count({ q: "", described: "no" }),
      house.backupLines(today),
    ]);
    const lines = [
      ...[...stale.lines, ...desk.lines, ...linkLines(links)],
      ...[...translated, ...pictureLines(undescribed), ...backups],
    ];
    return { lines, beyond: { ...desk.beyond, ...stale.beyond } };
  }

  /** Those that are put off apart; each with the day until when it is. */
  async function sorted(today: string) {
    const { lines, beyond } = await find(today);
    const rows = await db.selectFrom("putOff").selectAll().where("until", ">", today).execute();
    const putOff = new Map(rows.map(({ key, until }) => [key, until]));
    const isOff = ({ key }: Line) => putOff.has(key);
    const told = (line: Line) => ({ ...line, putOffUntil: putOff.get(line.key) ?? null });
    return {
      ...{ beyond, told },
      open: lines.filter((one) => !isOff(one)),
      off: lines.filter(isOff),
    };
  }

  /**
   * What ended first, then what ends soonest, then what has no day; those put off too.
   * @param what of this kind alone, and each line for itself, as many as anybody can look through
   */
  async function list(today: string, what?: AttentionKind): Promise<AttentionLine[]> {
    const { open, off, beyond, told } = await sorted(today);
    const lines = what
      ? [
          ...inOrder([...open, ...off].filter((one) => one.what === what)),
          ...restLines(what, { beyond }),
        ]
      : inOrder([...folded(open, beyond), ...off]);
    return lines.map(told);
  }

  return {
    list,

    /** Lines that are not put off. */
    async count(today: string): Promise<number> {
      return (await list(today)).filter(({ putOffUntil }) => putOffUntil === null).length;
    },

    /** The day on which the next price ends; null: none does. */
    nextPriceEnd: async (today: string): Promise<string | null> =>
      (await dated(today)).nextPriceEnd,

    /** @param until null: no longer @throws DomainError "not-found" where nothing needs anybody */
    async putOff(key: string, until: string | null, today: string): Promise<void> {
      const { open, off, beyond } = await sorted(today);
      const known = [...folded(open, beyond), ...open, ...off];
      if (!known.some((line) => line.key === key)) throw new DomainError("not-found");
      await db.transaction().execute(async (tx) => {
        await tx
          .deleteFrom("putOff")
          .where((eb) => eb.or([eb("key", "=", key), eb("until", "<=", today)]))
          .execute();
        if (until) await tx.insertInto("putOff").values({ key, until }).execute();
      });
    },
  };
}

export type AttentionDesk = ReturnType<typeof createAttention>;
