import type { Kysely } from "kysely";

type Tables = {
  enquiry: { reference: string; name: string; isExample: number };
  blog: { id: string };
  document: { id: string; body: string; version: number; updatedAt: string };
};

/** Who "wrote" to the demo agency. */
const EXAMPLES: [reference: string, name: string][] = [
  ["RH-7K3Q", "Farida Yasmin"],
  ["RH-4XPD", "Rafiqul Islam"],
  ["RH-9MZB", "Tasnim Ahmed"],
  ["RH-V2HW", "Abdul Karim"],
  ["RH-C6RT", "Shirin Akter"],
  ["RH-J8NF", "Mahmud Hossain"],
  ["RH-Q5GY", "Jannatul Ferdous"],
  ["RH-B3SK", "Nusrat Jahan"],
  ["RH-T7DM", "Shafiqur Rahman"],
  ["RH-W4PC", "Delwar Mia"],
  ["RH-N9XG", "রোকেয়া সুলতানা"],
  ["RH-2ZKH", "Grow Your Traffic"],
];

const POSTS = Array.from(
  { length: 24 },
  (_, index) => `post-${String(index + 1).padStart(2, "0")}`,
);
const DOCUMENTS = [
  ...["home", "about", "contact", "privacy", "package/umrah", "package/hajj", "package/tours"],
  ...["package/student-visa", "package/work-visa", "settings/agency", "settings/contact"],
  ...["settings/social", "settings/notice", "settings/know-more", "settings/look"],
];

/** The invented enquiries of the demo agency are marked; what else came with it is remembered. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .alterTable("enquiry")
    .addColumn("isExample", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  for (const [reference, name] of EXAMPLES) {
    await db
      .updateTable("enquiry")
      .set({ isExample: 1 })
      .where("reference", "=", reference)
      .where("name", "=", name)
      .execute();
  }
  const seeded = await db
    .selectFrom("blog")
    .select("id")
    .where("id", "in", POSTS)
    .limit(1)
    .executeTakeFirst();
  if (!seeded) return;
  const body = JSON.stringify({ posts: POSTS, documents: DOCUMENTS });
  const updatedAt = new Date().toISOString();
  await db.insertInto("document").values({ id: "demo", body, version: 1, updatedAt }).execute();
}
