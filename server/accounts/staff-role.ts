import type { Role, User } from "#contracts/user.ts";
import type { StaffTable } from "#server/db/schema.ts";

export const roleOf = ({ owner }: { owner: number | null }): Role =>
  owner === 1 ? "owner" : "editor";

/** Columns of a user. */
export const USER = ["id", "name", "email", "owner"] as const;

export const toUser = ({
  id,
  name,
  email,
  owner,
}: Pick<StaffTable, "id" | "name" | "email" | "owner">): User => ({
  _id: id,
  name,
  email,
  role: roleOf({ owner }),
});
