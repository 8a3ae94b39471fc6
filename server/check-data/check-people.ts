import { enquiryCardSchema, enquiryChangeSchema } from "#contracts/enquiry.ts";
import { mailSchema } from "#contracts/mail.ts";
import { replyTemplateSchema } from "#contracts/reply-template.ts";
import { presentCard } from "#server/enquiries/enquiry-row.ts";
import { presentTemplate } from "#server/enquiries/reply-templates.ts";
import { staffNames } from "#server/enquiries/staff-names.ts";
import { presentMail } from "#server/mail/outbox.ts";
import { mistakeIn } from "./check-body.ts";
import { type Checked, rowsOf } from "./rows-of.ts";

const eventSchema = enquiryChangeSchema.pick({ at: true, status: true, what: true });

/** What people sent, and what was answered: named by reference, never by what they wrote. */
export async function checkPeople(checked: Checked): Promise<void> {
  await checkEnquiries(checked);
  await checkEvents(checked);
  await checkMails(checked);
  await checkTemplates(checked);
}

async function checkEnquiries(checked: Checked): Promise<void> {
  const { db, findings } = checked;
  const staff = await staffNames(db);
  for await (const rows of rowsOf(checked, "enquiry")) {
    const known = await knownEnquiries(
      checked,
      rows.map(({ mergedInto }) => mergedInto),
    );
    for (const row of rows) {
      const { success, error } = enquiryCardSchema.safeParse(presentCard(row, staff));
      // What zod says of a value may hold it.
      if (!success) findings.add("enquiry", row.reference, error.issues[0]?.path.join("."));
      const into = row.mergedInto;
      if (into === row.id || (into !== null && !known.has(into))) {
        findings.add("no-enquiry", row.reference, "the one that it stands in");
      }
    }
  }
}

async function checkEvents(checked: Checked): Promise<void> {
  for await (const rows of rowsOf(checked, "enquiryEvent")) {
    const known = await knownEnquiries(
      checked,
      rows.map(({ enquiryId }) => enquiryId),
    );
    for (const { id, enquiryId, ...row } of rows) {
      const name = `enquiryEvent ${id}`;
      const { success, error } = eventSchema.safeParse(row);
      if (!known.has(enquiryId)) checked.findings.add("no-enquiry", name);
      else if (!success) checked.findings.add("event", name, error.issues[0]?.path.join("."));
    }
  }
}

async function checkMails(checked: Checked): Promise<void> {
  const { findings } = checked;
  for await (const rows of rowsOf(checked, "mail")) {
    for (const row of rows) {
      const { success, error } = mailSchema.safeParse(presentMail(row));
      if (!success) findings.add("mail", row.id, mistakeIn(error));
      else if (!isJson(row.payload)) findings.add("mail", row.id, "payload");
    }
  }
}

async function checkTemplates(checked: Checked): Promise<void> {
  const { findings } = checked;
  for await (const rows of rowsOf(checked, "replyTemplate")) {
    for (const row of rows) {
      const texts = [row.title, row.subject, row.body];
      const name = `template ${row.id}`;
      if (!texts.every(isJson)) findings.add("unreadable", name);
      else {
        const { success, error } = replyTemplateSchema.safeParse(presentTemplate(row));
        if (!success) findings.add("unfit", name, mistakeIn(error));
      }
    }
  }
}

async function knownEnquiries({ db }: Checked, ids: (string | null)[]): Promise<Set<string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Set();
  const rows = await db.selectFrom("enquiry").select("id").where("id", "in", wanted).execute();
  return new Set(rows.map(({ id }) => id));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
