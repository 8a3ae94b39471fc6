import { z } from "zod";
import { blogPath } from "#contracts/blog-path.ts";
import {
  type DemoContent,
  FIRST_STEPS,
  type FirstDay,
  type FirstStep,
} from "#contracts/first-day.ts";
import { PAGE_KINDS } from "#contracts/kinds/page.ts";
import { upgraded } from "#contracts/kinds/upgraded.ts";
import { type By, recordAuditEntry } from "#server/audit/audit-entry.ts";
import type { ContentVersion } from "#server/content/content-version.ts";
import { follow } from "#server/content/document.ts";
import { rowAt } from "#server/content/document-shelf.ts";
import { ENGLISH, pathOf } from "#server/content/place.ts";
import { moveToTrash } from "#server/content/posts/post-writing.ts";
import type { Body } from "#server/content/state.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { takeTurn } from "#server/db/take-turn.ts";

/** What the demo agency came with: ids of its posts, places of its documents. Nobody writes it. */
export const DEMO_ROW = { kind: "demo", documentId: "demo", lang: "en" } as const;

const demoSchema = z.object({ posts: z.array(z.string()), documents: z.array(z.string()) });

/** A step is done once somebody has saved what it is about. */
const DOCUMENTS: Record<Exclude<FirstStep, "mail">, (id: string) => boolean> = {
  name: (id) => id === "settings/agency",
  phones: (id) => id === "settings/contact",
  mark: (id) => id === "settings/look",
  notice: (id) => id === "settings/notice",
  privacy: (id) => id === "page/privacy",
  package: (id) => id.startsWith("package/"),
};

const KNOW_MORE = { kind: "settings", id: "know-more" } as const;
const ABOUT = { kind: "page", id: "about" } as const;

/** From the demo agency to one's own. */
export function createFirstDay(db: Db, content: ContentVersion) {
  return {
    async get({ isMailing }: { isMailing: boolean }): Promise<FirstDay> {
      const demo = await findDemo(db);
      const documents = await db
        .selectFrom("document")
        .select(["kind", "documentId as id", "version"])
        .where("lang", "=", ENGLISH)
        .execute();
      const own = documents
        .map(({ version, ...place }) => ({ path: pathOf(place), version }))
        .filter(({ path, version }) => version > 1 || !demo.documents.includes(path));
      const isDone = (step: FirstStep) =>
        step === "mail" ? isMailing : own.some(({ path }) => DOCUMENTS[step](path));
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
        const rewriting = { ...by, summary: "Without the demo's", isOnlyFollowed: true };
        await follow(tx, {
          ...{ ...rewriting, place: KNOW_MORE },
          bodyOf: (body) =>
            links.includes(String(body.knowMoreLink)) ? { ...body, knowMoreLink: "/blog" } : body,
        });
        if (removed.leaders > 0) {
          const bodyOf = (body: Body) => ({ ...body, leaders: [] });
          await follow(tx, { ...rewriting, place: ABOUT, bodyOf });
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
    .where((eb) => eb.and(DEMO_ROW))
    .executeTakeFirst();
  return row ? demoSchema.parse(JSON.parse(row.body)) : { posts: [], documents: [] };
}

/** As a translation that came with the demo is kept; in what somebody wrote the quotes are escaped. */
const EXAMPLE = '%"isExample":true%';

/** Nothing of them was saved, in any language, and nothing waits. */
async function untouchedPosts(source: Db | Tx) {
  const { posts } = await findDemo(source);
  if (posts.length === 0) return [];
  return source
    .selectFrom("blog")
    .select(["id", "link"])
    .where("id", "in", posts)
    .where("version", "=", 1)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("draft")
            .select("draft.documentId")
            .where("draft.kind", "=", "post")
            .whereRef("draft.documentId", "=", "blog.id"),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("document")
            .select("document.documentId")
            .where("document.kind", "=", "post")
            .where("document.lang", "!=", ENGLISH)
            .whereRef("document.documentId", "=", "blog.id")
            .where("document.body", "not like", EXAMPLE),
        ),
      ),
    )
    .execute();
}

async function countDemo(source: Db | Tx): Promise<DemoContent> {
  const examples = await source
    .selectFrom("enquiry")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("isExample", "=", 1)
    .executeTakeFirstOrThrow();
  const about = await rowAt(source, ABOUT).executeTakeFirst();
  const { documents } = await findDemo(source);
  const isAsItCame = about?.version === 1 && documents.includes(pathOf(ABOUT));
  return {
    posts: (await untouchedPosts(source)).length,
    enquiries: Number(examples.count),
    leaders: isAsItCame
      ? upgraded(PAGE_KINDS.about, JSON.parse(about.body), about.schema).leaders.length
      : 0,
  };
}
