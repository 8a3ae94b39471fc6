import type { User } from "./user.ts";

type Policy = (user: Pick<User, "role">, target?: Pick<User, "role">) => boolean;

const isOwner: Policy = ({ role }) => role === "owner";

/**
 * What takes more than being signed in, by name. Everything else in the admin area (content, enquiries,
 * pictures, settings, mail) is for every user. Both sides ask here: the server refuses, the pages do
 * not offer it.
 */
export const POLICIES = {
  "demo.remove": isOwner,
  imports: isOwner,
  "staff.invite": isOwner,
  "staff.remove": (user, target) => isOwner(user) && target?.role !== "owner",
  "staff.sessions": isOwner,
  system: isOwner,
  backups: isOwner,
  security: isOwner,
  "staff.hand-over": (user, target) => isOwner(user) && target?.role !== "owner",
} as const satisfies Record<string, Policy>;

export type PolicyName = keyof typeof POLICIES;

/** @param target whom it is done to; without one: whether it could be done at all */
export const can = (
  user: Pick<User, "role">,
  what: PolicyName,
  target?: Pick<User, "role">,
): boolean => POLICIES[what](user, target);
