import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { blogPath } from "#contracts/blog-path.ts";
import { completed } from "#contracts/completed.ts";
import {
  type DemoContent,
  FIRST_STEPS,
  type FirstDay,
  type FirstStep,
} from "#contracts/first-day.ts";
import { PAGE_KINDS } from "#contracts/kinds/page.ts";
import { type By, recordAuditEntry } from "#server/audit/audit-entry.ts";
import type { ContentVersion } from "#server/content/content-version.ts";
import { saveIn } from "#server/content/document.ts";
import { moveToTrash } from "#server/content/posts/post-writing.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { takeTurn } from "#server/db/take-turn.ts";

/** What the demo agency came with: ids of its posts and of its documents. */
export const DEMO_ID = "demo";
const demoSchema = z.object({ posts: z.array(z.string()), documents: z.array(z.string()) });

/** A step is done once somebody has saved what it is about. */
const DOCUMENTS: Record<Exclude<FirstStep, "mail">, (id: string) => boolean> = {
  name: (id) => id === "settings/agency",
  phones: (id) => id === "settings/contact",
  mark: (id) => id === "settings/look",
  notice: (id) => id === "settings/notice",
  privacy: (id) => id === "privacy",
  package: (id) => id.startsWith("package/"),
};

const KNOW_MORE_ID = "settings/know-more";

/** From the demo agency to one's own. */
export function createFirstDay(db: Db, content: ContentVersion) {
  return {
    async get({ isMailing }: { isMailing: boolean }): Promise<FirstDay> {
      const demo = await findDemo(db);
      const documents = await db.selectFrom("document").select(["id", "version"]).execute();
      const own = documents.filter(
        ({ id, version }) => version > 1 || !demo.documents.includes(id),
      );
      const isDone = (step: FirstStep) =>
        step === "mail" ? isMailing : own.some(({ id }) => DOCUMENTS[step](id));
      return { done: FIRST_STEPS.filter(isDone), demo: await countDemo(db) };
    },

    /**
     * Posts that nobody has changed go to the trash, where they can be restored; example enquiries, and
     * the invented people of the About page, are deleted. Pages and packages stay, to be rewritten.
     */
    removeDemo: (by: By): Promise<DemoContent> =>
      content.change(async (tx) => {
        await takeTurn(tx, "demo");
        const removed = await countDemo(tx);
        const posts = await untouchedPosts(tx);
        for (const { id } of posts) await moveToTrash(tx, id, by);
        const links = posts.map(({ link }) => blogPath(link));
        const knowMore = { ...by, thing: "settings", thingId: "know-more" } as const;
        await rewrite(tx, KNOW_MORE_ID, knowMore, (body) =>
          links.includes(String(body.knowMoreLink)) ? { ...body, knowMoreLink: "/blog" } : body,
        );
        if (removed.leaders > 0) {
          const about = { ...by, thing: "page", thingId: "about" } as const;
          await rewrite(tx, "about", about, (body) => ({ ...body, leaders: [] }));
        }
        if (removed.enquiries > 0) {
          await tx.deleteFrom("enquiry").where("isExample", "=", 1).execute();
          const deed = { action: "delete", thing: "enquiry", thingId: "" } as const;
          await recordAuditEntry(tx, { ...by, ...deed, summary: "Examples" });
        }
        return removed;
      }),
  };
}

async function findDemo(source: Db | Tx) {
  const row = await source
    .selectFrom("document")
    .select("body")
    .where("id", "=", DEMO_ID)
    .executeTakeFirst();
  return row ? demoSchema.parse(JSON.parse(row.body)) : { posts: [], documents: [] };
}

async function untouchedPosts(source: Db | Tx) {
  const { posts } = await findDemo(source);
  if (posts.length === 0) return [];
  return source
    .selectFrom("blog")
    .select(["id", "link"])
    .where("id", "in", posts)
    .where("version", "=", 1)
    .execute();
}

async function countDemo(source: Db | Tx): Promise<DemoContent> {
  const examples = await source
    .selectFrom("enquiry")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("isExample", "=", 1)
    .executeTakeFirstOrThrow();
  const about = await source
    .selectFrom("document")
    .select(["body", "version"])
    .where("id", "=", "about")
    .executeTakeFirst();
  const { documents } = await findDemo(source);
  const isAsItCame = about?.version === 1 && documents.includes("about");
  return {
    posts: (await untouchedPosts(source)).length,
    enquiries: Number(examples.count),
    leaders: isAsItCame
      ? completed(PAGE_KINDS.about.fields, JSON.parse(about.body)).leaders.length
      : 0,
  };
}

type Body = Record<string, unknown>;

/** Where it changes something. */
async function rewrite(
  tx: Tx,
  id: string,
  thing: { thing: "page" | "settings"; thingId: string } & By,
  change: (body: Body) => Body,
): Promise<void> {
  const row = await tx
    .selectFrom("document")
    .select("body")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row || isDeepStrictEqual(change(JSON.parse(row.body)), JSON.parse(row.body))) return;
  await saveIn(tx, { id, bodyOf: change, saving: { ...thing, summary: "Without the demo's" } });
}
