import type { Tx } from "#server/db/schema.ts";
import { idAt } from "#server/db/sortable-id.ts";
import { templateRow } from "#server/enquiries/reply-templates.ts";
import templates from "./templates.json" with { type: "json" };

/** What the demo agency answers with; they stay, to be rewritten. */
export async function seedTemplates(tx: Tx, now: string): Promise<void> {
  const at = Date.parse(now);
  const rows = templates.map((template, place) =>
    // In the order of the file.
    templateRow(template, { id: idAt(at + place), now }),
  );
  await tx.insertInto("replyTemplate").values(rows).execute();
}
