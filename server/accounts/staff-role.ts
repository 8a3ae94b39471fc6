import { OTHER_LANGUAGES } from "#contracts/languages.ts";
import type { Role, User } from "#contracts/user.ts";
import type { StaffTable } from "#server/db/schema.ts";

export const roleOf = ({ owner }: { owner: number | null }): Role =>
  owner === 1 ? "owner" : "editor";

/** Columns of a user. */
export const USER = ["id", "name", "email", "owner", "language"] as const;

export function toUser({
  id,
  name,
  email,
  owner,
  language,
}: Pick<StaffTable, (typeof USER)[number]>): User {
  const own = OTHER_LANGUAGES.find((one) => one === language);
  return { _id: id, name, email, role: roleOf({ owner }), ...(own ? { language: own } : {}) };
}
