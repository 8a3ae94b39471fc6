import type { BackupCounts } from "#contracts/backups.ts";
import type { Db } from "#server/db/schema.ts";

/** What a site holds at this moment, as a backup says it of itself. */
export async function countSite(db: Db): Promise<BackupCounts> {
  const counted = async (name: "blog" | "enquiry" | "staff"): Promise<number> => {
    const { count } = await db
      .selectFrom(name)
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  const ready = db
    .selectFrom("media")
    .where("isReady", "=", 1)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const [posts, enquiries, users, { count }] = await Promise.all([
    ...([counted("blog"), counted("enquiry"), counted("staff")] as const),
    ready,
  ]);
  return { posts, enquiries, users, pictures: Number(count) };
}
