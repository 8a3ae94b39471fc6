import { type ExpressionBuilder, sql } from "kysely";
import { readablePath } from "#contracts/old-address.ts";
import type { Redirect, RedirectListQuery } from "#contracts/redirect.ts";
import type { Db, Tables, Tx } from "#server/db/schema.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { pathTo } from "./moved-in.ts";

export function createRedirectReading(db: Db) {
  return {
    /** Entries of one's own and addresses that posts and pages had, newest first. */
    async list({ q, limit, offset }: RedirectListQuery): Promise<Redirect[]> {
      const rows = await rowsIn(db)
        .where(holds(q))
        .orderBy("redirect.at", "desc")
        .orderBy("redirect.id", "desc")
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map(present);
    },

    async count({ q }: Pick<RedirectListQuery, "q">): Promise<number> {
      const { count } = await db
        .selectFrom("redirect")
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .where(holds(q))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  };
}

/** @throws DomainError "not-found" */
export async function requireRedirect(tx: Tx, fromPath: string): Promise<Redirect> {
  const row = await rowsIn(tx).where("fromPath", "=", fromPath).executeTakeFirst();
  if (!row) throw new DomainError("not-found");
  return present(row);
}

const rowsIn = (source: Db | Tx) =>
  source
    .selectFrom("redirect")
    .leftJoin("blog", (join) =>
      join.onRef("blog.id", "=", "redirect.documentId").on("redirect.kind", "=", "post"),
    )
    .leftJoin("ownPage", (join) =>
      join.onRef("ownPage.id", "=", "redirect.documentId").on("redirect.kind", "=", "own-page"),
    )
    .select([
      ...(["redirect.id", "fromPath", "redirect.kind", "target"] as const),
      ...(["redirect.at", "uses", "lastUsedAt"] as const),
      ...(["blog.link as postLink", "ownPage.link as pageLink"] as const),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof rowsIn>["execute"]>>[number];

function present({ id, fromPath, kind, target, at, uses, lastUsedAt, ...links }: Row): Redirect {
  const to = pathTo(links) ?? target;
  const isOwn = kind === "own";
  const from = isOwn ? fromPath : readablePath(fromPath);
  return { _id: id, from, to, since: at, isOwn, uses, lastUsedAt };
}

/** In either of the addresses, as they are kept. */
const holds =
  (q = "") =>
  (eb: ExpressionBuilder<Tables, "redirect">) => {
    const text = q.trim().toLowerCase();
    if (text === "") return eb.and([]);
    const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
    const like = (column: "fromPath" | "target") =>
      sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
    return eb.or([like("fromPath"), like("target")]);
  };
