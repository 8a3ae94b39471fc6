import { can } from "#contracts/policies.ts";
import type { User } from "#contracts/user.ts";

const ROLE_LABELS: Record<User["role"], string> = { owner: "Owner", editor: "Editor" };

/** What can be asked for about somebody. */
export type StaffWish = { kind: "devices" | "hand-over" | "remove"; member: User };

type StaffListProps = { me: User; members: User[]; onWish: (wish: StaffWish) => void };

/** Everybody who may sign in; what one may not do is not offered. */
export function StaffList({ me, members, onWish }: StaffListProps) {
  return (
    <ul className="panel rows mb-5">
      {members.map((member) => (
        <li key={member._id}>
          <span className="me-auto min-w-0">
            <b className="font-[640]" dir="auto">
              {member.name}
            </b>
            {member._id === me._id ? <span className="text-ink2"> (you)</span> : null}
            <span className="block text-ink2 text-small break-words">{member.email}</span>
          </span>
          <span className={`pill ${member.role === "owner" ? "pill-called" : ""}`}>
            {ROLE_LABELS[member.role]}
          </span>
          <Wishes me={me} member={member} onWish={onWish} />
        </li>
      ))}
    </ul>
  );
}

function Wishes({ me, member, onWish }: Omit<StaffListProps, "members"> & { member: User }) {
  const { name } = member;
  if (!can(me, "staff.sessions")) return null;
  return (
    <span className="-ms-3.5 flex flex-wrap gap-x-1 sm:ms-0">
      <button
        type="button"
        className="button button-ghost button-small"
        aria-label={`Where ${name} is signed in`}
        onClick={() => onWish({ kind: "devices", member })}
      >
        Devices
      </button>
      {can(me, "staff.hand-over", member) ? (
        <button
          type="button"
          className="button button-ghost button-small"
          aria-label={`Make ${name} the owner`}
          onClick={() => onWish({ kind: "hand-over", member })}
        >
          Make owner
        </button>
      ) : null}
      {can(me, "staff.remove", member) ? (
        <button
          type="button"
          className="button button-ghost-danger button-small"
          aria-label={`Remove ${name}`}
          onClick={() => onWish({ kind: "remove", member })}
        >
          Remove
        </button>
      ) : null}
    </span>
  );
}
