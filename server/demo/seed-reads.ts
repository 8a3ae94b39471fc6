import type { BlogRow, Tx } from "#server/db/schema.ts";
import type { PostReadTable } from "#server/db/schema-blog.ts";

const DAY_MS = 86_400_000;
const DAYS = 90;

/** Invented, the same at every seeding: some posts are read more than others, and every day differs. */
export async function seedReads(tx: Tx, posts: BlogRow[], now: string): Promise<void> {
  const rows = posts.flatMap(({ id, createdAt }, index) =>
    daysBefore(now)
      .filter((day) => day >= createdAt.slice(0, day.length))
      .map((day, daysAgo): PostReadTable => {
        const liking = 1 + ((index * 7) % posts.length);
        const count = Math.round((24 / liking) * (0.6 + ((daysAgo * 5 + index) % 7) / 8));
        return { blogId: id, day, count };
      }),
  );
  const read = rows.filter(({ count }) => count > 0);
  if (read.length > 0) await tx.insertInto("postRead").values(read).execute();
}

function daysBefore(now: string): string[] {
  return Array.from({ length: DAYS }, (_, daysAgo) =>
    new Date(Date.parse(now) - daysAgo * DAY_MS).toISOString().slice(0, "2026-11-21".length),
  );
}
