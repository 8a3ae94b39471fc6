import { can } from "#contracts/policies.ts";
import type { User } from "#contracts/user.ts";
import * as texts from "#i18n/en/admin/accounts.ts";
import { fill } from "#i18n/fill.ts";

const ROLE_LABELS: Record<User["role"], string> = { owner: texts.owner, editor: texts.editor };

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
            {member._id === me._id ? <span className="text-ink2"> {texts.you}</span> : null}
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
        aria-label={fill(texts.whereSignedIn, { name })}
        onClick={() => onWish({ kind: "devices", member })}
      >
        {texts.devices}
      </button>
      {can(me, "staff.hand-over", member) ? (
        <button
          type="button"
          className="button button-ghost button-small"
          aria-label={fill(texts.makeOwnerOf, { name })}
          onClick={() => onWish({ kind: "hand-over", member })}
        >
          {texts.makeOwner}
        </button>
      ) : null}
      {can(me, "staff.remove", member) ? (
        <button
          type="button"
          className="button button-ghost-danger button-small"
          aria-label={fill(texts.removeName, { name })}
          onClick={() => onWish({ kind: "remove", member })}
        >
          {texts.remove}
        </button>
      ) : null}
    </span>
  );
}
