import { type RawBuilder, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { boot } from "#server/boot.ts";
import type { Db } from "#server/db/schema.ts";
import { backUp, envAt, UNWATCHED } from "#tests/support/backups.ts";
import { blankPlace, type Engine, engineHere, olderSite } from "#tests/support/older-site.ts";
import { restoreBackup } from "./restore-backup.ts";

/** Names of the last migrations of earlier versions. */
const EDITIONS = ["0012-content-version", "0017-history", "0032-entries", "0039-passkeys"];

const WAYS: readonly (readonly [Engine, Engine])[] =
  engineHere() === "sqlite"
    ? [["sqlite", "sqlite"]]
    : [
        ["postgres", "postgres"],
        ["sqlite", "postgres"],
        ["postgres", "sqlite"],
      ];

const AT = "2025-11-20T06:00:00.000Z";

const POST = {
  ...{ id: "old-post", title: "সাত সকাল", type: "Umrah", link: "old-post", image: "/default-bg.jpg" },
  ...{ content: "<p>Written then</p>", searchText: "written then", version: 3 },
  ...{ createdAt: AT, updatedAt: AT },
};
const ENQUIRY = {
  ...{ id: "0".repeat(32), reference: "RH-OLD1", status: "called", unread: 0, topic: "umrah" },
  ...{ page: "/umrah", name: "Karim", phone: "01711000000", email: "", month: "" },
  ...{ message: "As it was asked", spamReasons: "", searchText: "karim", version: 2 },
  ...{ createdAt: AT, updatedAt: AT },
};
const AGENCY = JSON.stringify({ _id: "agency", brand: { name: "Noor Travels", tagline: "" } });

async function fill(db: Db, last: string): Promise<void> {
  const insert = (table: string, row: Record<string, unknown>): RawBuilder<unknown> =>
    sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
      values (${sql.join(Object.values(row))})`;
  const placed = { kind: "settings", documentId: "agency", lang: "en", schema: 1 };
  const where = last < "0018" ? { id: "settings/agency" } : placed;
  await insert("document", { ...where, body: AGENCY, version: 3, updatedAt: AT }).execute(db);
  await insert("blog", POST).execute(db);
  await insert("enquiry", ENQUIRY).execute(db);
}

test.each(WAYS.flatMap(([from, into]) => EDITIONS.map((last) => [last, from, into] as const)))(
  "a backup of the version whose tables end with %s is put from %s into %s as it was",
  async (last, from, into) => {
    const old = await olderSite(last, from);
    await fill(old.db, last);
    const backup = await backUp(old.place, { withSecrets: false, app: "0.1.0" });
    const place = await blankPlace(into);
    expect(await restoreBackup(backup, envAt(place), UNWATCHED)).toMatchObject({
      manifest: { migration: last, app: "0.1.0" },
    });
    const { db, site } = await boot({ ...place, SEED_DEMO: false });
    onTestFinished(() => db.destroy());
    expect((await site.settings.get()).brand.name).toBe("Noor Travels");
    const { title, link, content, version } = POST;
    expect(await site.blog.findByLink("old-post")).toMatchObject({ title, link, content, version });
    expect(await site.enquiry.list({ q: "", limit: 5, offset: 0 })).toMatchObject([
      { reference: "RH-OLD1", message: "As it was asked", status: "called" },
    ]);
  },
);
