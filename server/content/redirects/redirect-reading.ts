import { type ExpressionBuilder, sql } from "kysely";
import { blogPath } from "#contracts/blog-path.ts";
import { readablePath } from "#contracts/old-address.ts";
import { ownPagePath } from "#contracts/own-page-path.ts";
import type { Redirect, RedirectListQuery } from "#contracts/redirect.ts";
import { holdsText } from "#server/db/holds-word.ts";
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
      const { count } = await withLinks(db)
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

/** With what a post or page has become that had the address. */
const withLinks = (source: Db | Tx) =>
  source
    .selectFrom("redirect")
    .leftJoin("blog", (join) =>
      join.onRef("blog.id", "=", "redirect.documentId").on("redirect.kind", "=", "post"),
    )
    .leftJoin("ownPage", (join) =>
      join.onRef("ownPage.id", "=", "redirect.documentId").on("redirect.kind", "=", "own-page"),
    );

const rowsIn = (source: Db | Tx) =>
  withLinks(source).select([
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

/** Of the row, and where it leads: links of posts and pages are kept without their path. */
const ADDRESSES = [
  sql.ref("redirect.fromPath"),
  sql.ref("redirect.target"),
  sql`${blogPath("")} || ${sql.ref("blog.link")}`,
  sql`${ownPagePath("")} || ${sql.ref("ownPage.link")}`,
].map((address) => sql`lower(${address})`);

/** In either of the addresses, as they are kept or as they are read. */
const holds =
  (q = "") =>
  (eb: ExpressionBuilder<Tables, "redirect">) => {
    const typed = q.trim();
    if (typed === "") return eb.and([]);
    return eb.or(
      writingsOf(typed).flatMap((text) => ADDRESSES.map((address) => holdsText(text, address))),
    );
  };

/** Some addresses are kept encoded, as a whole or part by part, and some as they are read. */
function writingsOf(typed: string): string[] {
  const text = typed.toWellFormed();
  const all = [text, text.normalize("NFC")].flatMap((one) => [
    ...[one, readablePath(one), encodeURI(one)],
    one.split("/").map(encodeURIComponent).join("/"),
  ]);
  return [...new Set(all.map((one) => one.toLowerCase()))];
}
