import { z } from "zod";
import { openInvitationSchema, staffMemberSchema } from "#contracts/user.ts";
import type { StaffTable } from "#server/db/schema.ts";
import { mistakeIn } from "./check-body.ts";
import { type Checked, rowsOf } from "./rows-of.ts";

const memberSchema = staffMemberSchema.extend({ name: z.string().min(1), email: z.email() });
const invitationSchema = openInvitationSchema.extend({ email: z.email() });

/** Who may sign in, and by what: named by their ids. */
export async function checkStaff(checked: Checked): Promise<void> {
  const { findings } = checked;
  let owners = 0;
  let members = 0;
  for await (const rows of rowsOf(checked, "staff")) {
    members += rows.length;
    const opened = await openedBy(
      checked,
      rows.map(({ id }) => id),
    );
    for (const row of rows) {
      const name = `user ${row.id}`;
      if (row.owner === 1) owners++;
      const { success, error } = memberSchema.safeParse(presentMember(row));
      if (!success) findings.add("staff", name, mistakeIn(error));
      else if (!opened.byPassword.has(row.id)) findings.add("staff", name, "no password");
      if (row.twoFactorEnabled === 1 && !opened.byCode.has(row.id)) findings.add("factor", name);
    }
  }
  if (members > 0 && owners === 0) findings.add("owner", "staff");
  await checkInvitations(checked);
}

type Member = Pick<StaffTable, "id" | "name" | "email" | "createdAt" | "owner" | "language">;

const presentMember = ({ id, owner, language, ...row }: Member) => ({
  ...{ _id: id, name: row.name, email: row.email, createdAt: row.createdAt },
  role: owner === 1 ? "owner" : "editor",
  language: language ?? undefined,
});

/** Of these those who have a password, and those whose app counts. */
async function openedBy({ db }: Checked, ids: string[]) {
  if (ids.length === 0) return { byPassword: new Set(), byCode: new Set() };
  const passwords = await db
    .selectFrom("staffAccount")
    .select("userId")
    .where("userId", "in", ids)
    .where("password", "is not", null)
    .execute();
  const codes = await db
    .selectFrom("staffTwoFactor")
    .select("userId")
    .where("userId", "in", ids)
    .where("verified", "=", 1)
    .execute();
  const idsIn = (rows: { userId: string }[]) => new Set(rows.map(({ userId }) => userId));
  return { byPassword: idsIn(passwords), byCode: idsIn(codes) };
}

async function checkInvitations(checked: Checked): Promise<void> {
  for await (const rows of rowsOf(checked, "invitation")) {
    for (const { id: _id, ...row } of rows) {
      const { success, error } = invitationSchema.safeParse({ _id, ...row });
      if (!success) checked.findings.add("invitation", `invitation ${_id}`, mistakeIn(error));
    }
  }
}
