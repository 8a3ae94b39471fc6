import { asObject } from "#contracts/as-object.ts";
import { blogPath } from "#contracts/blog-path.ts";
import type { DemoContent, FirstDay } from "#contracts/first-day.ts";
import { FIRST_STEPS, type FirstStep } from "#contracts/first-steps.ts";
import { PAGE_KINDS } from "#contracts/kinds/page.ts";
import { upgraded } from "#contracts/kinds/upgraded.ts";
import { type By, recordAuditEntry } from "#server/audit/audit-entry.ts";
import type { ContentVersion } from "#server/content/content-version.ts";
import { follow } from "#server/content/document.ts";
import { rowAt } from "#server/content/document-shelf.ts";
import { moveEntriesToTrash } from "#server/content/entries/trash-entries.ts";
import { ENGLISH, pathOf } from "#server/content/place.ts";
import { movePostsToTrash } from "#server/content/posts/trash-posts.ts";
import type { Body } from "#server/content/state.ts";
import type { Db, Tx } from "#server/db/schema.ts";
import { takeTurn } from "#server/db/take-turn.ts";
import { type Demo, findDemo, untouchedEntries, untouchedPosts } from "./demo-left.ts";
import { placesInExampleWords } from "./example-words.ts";

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
const TRUST = { kind: "page", id: "trust" } as const;

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
      return {
        done: FIRST_STEPS.filter(isDone),
        demo: countOf(await findLeft(db, demo)),
        examples: await placesInExampleWords(db, demo),
      };
    },

    /**
     * Posts and entries that nobody has changed go to the trash, where they can be restored; example enquiries,
     * and the invented people of the agency's pages, are deleted. Pages and packages stay, to be rewritten.
     */
    removeDemo: (by: By): Promise<DemoContent> =>
      content.change(async (tx) => {
        await takeTurn(tx, "demo");
        const left = await findLeft(tx, await findDemo(tx));
        const { posts, entries, enquiries, leaders, signers } = left;
        await movePostsToTrash(
          tx,
          posts.map(({ id }) => id),
          by,
        );
        const links = posts.map(({ link }) => blogPath(link));
        const rewriting = { ...by, summary: "Without the demo's", isOnlyFollowed: true };
        await follow(tx, {
          ...{ ...rewriting, place: KNOW_MORE },
          bodyOf: (body) =>
            links.includes(String(body.knowMoreLink)) ? { ...body, knowMoreLink: "/blog" } : body,
        });
        await moveEntriesToTrash(tx, entries, by);
        if (leaders > 0) {
          const bodyOf = (body: Body) => ({ ...body, leaders: [] });
          await follow(tx, { ...rewriting, place: ABOUT, bodyOf });
        }
        if (signers > 0) {
          const bodyOf = ({ signers, ...body }: Body) => ({
            ...body,
            signers: { ...asObject(signers), rows: [] },
          });
          await follow(tx, { ...rewriting, place: TRUST, bodyOf });
        }
        if (enquiries > 0) {
          await tx.deleteFrom("enquiry").where("isExample", "=", 1).execute();
          const deed = { action: "delete", thing: "enquiry", thingId: "" } as const;
          await recordAuditEntry(tx, { ...by, ...deed, summary: "Examples" });
        }
        return countOf(left);
      }),
  };
}

type Left = Awaited<ReturnType<typeof findLeft>>;

const countOf = ({ posts, entries, enquiries, leaders, signers }: Left): DemoContent => ({
  ...{ posts: posts.length, entries: entries.length },
  ...{ enquiries, people: leaders + signers },
});

/** What is as it came. */
async function findLeft(source: Db | Tx, demo: Demo) {
  const examples = await source
    .selectFrom("enquiry")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("isExample", "=", 1)
    .executeTakeFirstOrThrow();
  return {
    posts: await untouchedPosts(source, demo),
    entries: await untouchedEntries(source, demo),
    enquiries: Number(examples.count),
    ...(await inventedPeople(source, demo)),
  };
}

/** On pages that are as they came. */
async function inventedPeople(source: Db | Tx, { documents }: Demo) {
  const asItCame = async (place: typeof ABOUT | typeof TRUST) => {
    const row = await rowAt(source, place).executeTakeFirst();
    return row?.version === 1 && documents.includes(pathOf(place)) ? row : null;
  };
  const about = await asItCame(ABOUT);
  const trust = await asItCame(TRUST);
  const { about: aboutKind, trust: trustKind } = PAGE_KINDS;
  return {
    leaders: about ? upgraded(aboutKind, JSON.parse(about.body), about.schema).leaders.length : 0,
    signers: trust
      ? upgraded(trustKind, JSON.parse(trust.body), trust.schema).signers.rows.length
      : 0,
  };
}
