import { type ReactNode, useLayoutEffect, useSyncExternalStore } from "react";
import {
  UNSAFE_DataRouterDataContext as LoadedData,
  UNSAFE_DataRouterStateContext as RouterState,
} from "react-router";
import { askFor } from "#app/admin/api/client.ts";
import { dataRouter } from "#app/admin/pieces/data-router.ts";
import { DraftOwner } from "#app/admin/session/draft-owner.ts";

/** Pieces of the admin area over the page know of it what its own know: they stand outside of its router. */
export function PageData({ owner, children }: { owner: string; children: ReactNode }) {
  useLayoutEffect(() => askFor(owner), [owner]);
  const now = useSyncExternalStore(dataRouter().subscribe, () => dataRouter().state);
  return (
    <RouterState value={now}>
      <LoadedData value={now}>
        <DraftOwner value={owner}>{children}</DraftOwner>
      </LoadedData>
    </RouterState>
  );
}
