import type { Kysely } from "kysely";

type Old = { document: { id: string; body: string; version: number; updatedAt: string } };

const GROUPS: Record<string, string[]> = {
  agency: ["brand", "footer"],
  contact: ["phones", "whatsapp", "mail", "address", "hours", "timeZone"],
  social: ["social"],
  notice: ["notice"],
  "know-more": ["knowMoreLink"],
};

/** Settings are saved by group, and the privacy policy is one text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const documents = db as Kysely<Old>;
  const old = await documents
    .selectFrom("document")
    .selectAll()
    .where("id", "in", ["settings", "privacy"])
    .execute();
  for (const row of old) {
    const parts = row.id === "settings" ? settingsParts(row.body) : [privacy(row.body)];
    await documents.deleteFrom("document").where("id", "=", row.id).execute();
    for (const { id, body } of parts) {
      await documents
        .insertInto("document")
        .values({ id, body: JSON.stringify(body), version: 1, updatedAt: row.updatedAt })
        .execute();
    }
  }
}

function settingsParts(stored: string) {
  const { brand, ...settings } = JSON.parse(stored);
  const { logo, ...names } = brand ?? {};
  const parts = Object.entries(GROUPS).map(([group, keys]) => {
    const all = { ...settings, brand: names };
    const kept = keys.filter((key) => key in all).map((key) => [key, all[key]]);
    return { id: `settings/${group}`, body: { _id: group, ...Object.fromEntries(kept) } };
  });
  return [...parts, { id: "settings/look", body: { _id: "look", look: logo ? { logo } : {} } }];
}

function privacy(stored: string) {
  const { sections, ...page } = JSON.parse(stored);
  const content = sections
    .map(({ heading, html }: { heading: string; html: string }) => `<h2>${heading}</h2>${html}`)
    .join("");
  return { id: "privacy", body: { ...page, content } };
}
