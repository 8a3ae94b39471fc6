import { randomUUID } from "node:crypto";
import type { EntryWrite } from "#contracts/entry.ts";
import { schemaOf, upgraded } from "#contracts/kinds/upgraded.ts";
import { visaKind } from "#contracts/kinds/visa.ts";
import { authorOf, type By } from "#server/audit/audit-entry.ts";
import type { Body } from "#server/content/state.ts";
import { todayIn } from "#server/content/today-in.ts";
import type { Tx } from "#server/db/schema.ts";
import { visaLog } from "./visa-log.ts";

type VisaBody = Omit<EntryWrite<"visa">, "version">;

/** The oldest leave. */
const MOST_CHANGES = 100;

/**
 * What goes public of a visa, with a line in its log for each change that visitors should know of. Where staff have
 * added a line themselves, they have said it in their words.
 */
export async function loggedVisa(tx: Tx, body: VisaBody, { by }: Pick<By, "by">) {
  const titles = new Map(
    (
      await tx
        .selectFrom("entry")
        .select(["id", "title"])
        .where("kind", "=", "requirement")
        .execute()
    ).map(({ id, title }) => [id, title]),
  );
  const { userName } = await authorOf(tx, by);
  const day = await todayIn(tx);
  return (stored: Body): VisaBody => {
    if (Object.keys(stored).length === 0) return body;
    const before = upgraded(visaKind, stored, schemaOf(visaKind));
    const isThere = (one: Line) => before.changes.some((other) => isSame(one, other));
    if (!body.changes.every(isThere)) return body;
    const made = visaLog(before, body as typeof before, titles).map((text) => ({
      _id: randomUUID(),
      day,
      by: userName,
      text,
    }));
    if (made.length === 0) return body;
    return { ...body, changes: [...made, ...body.changes].slice(0, MOST_CHANGES) };
  };
}

type Line = VisaBody["changes"][number];

/** Whoever writes through the API need not name them. */
const isSame = (one: Line, other: Line): boolean =>
  one._id ? one._id === other._id : one.day === other.day && one.text === other.text;
