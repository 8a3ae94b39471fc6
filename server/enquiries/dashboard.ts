import { DASHBOARD_DAYS, type Dashboard } from "#contracts/dashboard.ts";
import { ENQUIRY_STATUSES } from "#contracts/enquiry-status.ts";
import { ENQUIRY_TOPICS } from "#contracts/enquiry-topics.ts";
import { utcDay } from "#server/content/posts/read-count.ts";
import type { Db } from "#server/db/schema.ts";
import { dayIn, daysUntil } from "#server/time/local-day.ts";

const DAY_MS = 86_400_000;
const MOST_POSTS = 10;
const WANTED = ENQUIRY_STATUSES.filter((status) => status !== "spam");

/** What the agency's staff see at a glance. */
export function createDashboard(db: Db) {
  return {
    /**
     * One index is read over 90 days: 20,000 enquiries take about 40 ms.
     * @param timeZone whose midnight divides the days
     */
    async get(timeZone: string, now = Date.now()): Promise<Dashboard> {
      const days = daysUntil(now, timeZone, DASHBOARD_DAYS);
      const [enquiries, waiting, posts] = await Promise.all([
        // A day more: the oldest one may have begun before that of UTC.
        enquiriesSince(now - (DASHBOARD_DAYS + 1) * DAY_MS),
        countWaiting(),
        postsReadMost(now - (DASHBOARD_DAYS - 1) * DAY_MS),
      ]);
      const dayOf = dayIn(timeZone);
      const counts = new Map(days.map((day) => [day, 0]));
      const within = enquiries.filter(({ createdAt }) => {
        const day = dayOf(createdAt);
        const count = counts.get(day);
        if (count !== undefined) counts.set(day, count + 1);
        return count !== undefined;
      });
      return {
        days: [...counts].map(([day, count]) => ({ day, count })),
        topics: byTopic(within),
        answers: { ...firstAnswers(within), waiting },
        posts,
      };
    },
  };

  function enquiriesSince(ms: number) {
    return db
      .selectFrom("enquiry")
      .select(["createdAt", "topic", "answeredAt"])
      .where("status", "in", WANTED)
      .where("createdAt", ">=", new Date(ms).toISOString())
      .where("mergedInto", "is", null)
      .execute();
  }

  async function countWaiting(): Promise<number> {
    const { count } = await db
      .selectFrom("enquiry")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("status", "=", "new")
      .where("answeredAt", "is", null)
      .where("mergedInto", "is", null)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async function postsReadMost(ms: number): Promise<Dashboard["posts"]> {
    const rows = await db
      .selectFrom("postRead")
      .innerJoin("blog", "blog.id", "postRead.blogId")
      .select((eb) => [
        ...(["blog.id as _id", "blog.title", "blog.link"] as const),
        eb.fn.sum<number>("postRead.count").as("reads"),
      ])
      .where("postRead.day", ">=", utcDay(ms))
      .groupBy(["blog.id", "blog.title", "blog.link"])
      .orderBy("reads", "desc")
      .orderBy("blog.id")
      .limit(MOST_POSTS)
      .execute();
    return rows.map(({ reads, ...post }) => ({ ...post, reads: Number(reads) }));
  }
}

type Counted = { createdAt: string; topic: Topic; answeredAt: string | null };
type Topic = Dashboard["topics"][number]["topic"];

function byTopic(enquiries: Counted[]): Dashboard["topics"] {
  const counts = new Map<Topic, number>(ENQUIRY_TOPICS.map((topic) => [topic, 0]));
  for (const { topic } of enquiries) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  const topics = [...counts].map(([topic, count]) => ({ topic, count }));
  return topics.toSorted((a, b) => b.count - a.count);
}

function firstAnswers(enquiries: Counted[]) {
  const minutes = enquiries
    .flatMap(({ createdAt, answeredAt }) =>
      answeredAt ? [(Date.parse(answeredAt) - Date.parse(createdAt)) / 60_000] : [],
    )
    .toSorted((a, b) => a - b);
  const answered = minutes.length;
  const lower = minutes[Math.floor((answered - 1) / 2)];
  const upper = minutes[Math.floor(answered / 2)];
  const isNone = lower === undefined || upper === undefined;
  return { answered, medianMinutes: isNone ? null : Math.round((lower + upper) / 2) };
}
