import { type ReactNode, useLayoutEffect, useSyncExternalStore } from "react";
import {
  UNSAFE_DataRouterDataContext as LoadedData,
  UNSAFE_DataRouterStateContext as RouterState,
} from "react-router";
import { askFor } from "#app/admin/api/client.ts";
import { DraftOwner } from "#app/admin/session/draft-owner.ts";
import { pageRouter } from "./page-router.ts";

/** Pieces of the admin area over the page know of it what its own know: they stand outside of its router. */
export function PageData({ owner, children }: { owner: string; children: ReactNode }) {
  useLayoutEffect(() => askFor(owner), [owner]);
  const now = useSyncExternalStore(pageRouter().subscribe, () => pageRouter().state);
  return (
    <RouterState value={now}>
      <LoadedData value={now}>
        <DraftOwner value={owner}>{children}</DraftOwner>
      </LoadedData>
    </RouterState>
  );
}
