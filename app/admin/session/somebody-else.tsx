import { EmptyState } from "#app/site/pieces/empty-state.tsx";
import type { User } from "#contracts/user.ts";

/** Another user has signed in on this device: what stood here is the first one's. */
export function SomebodyElse({ user, before }: { user: User; before: User }) {
  return (
    <div className="admin-wrap pt-8">
      <EmptyState
        title={`${user.name} is signed in now`}
        text={`This page was opened by ${before.name}. What they typed and did not save is kept on this device for them alone.`}
      >
        <a href="/admin" className="button button-primary button-small">
          Go on as {user.name}
        </a>
      </EmptyState>
    </div>
  );
}
