import { useCallback, useEffect, useState } from "react";
import { callApi } from "#app/forms/call-api.ts";
import { showToast } from "#app/ui/toast.ts";
import type { Package } from "#contracts/kinds/package.ts";

type Loaded = { id: string; pack: Package | null };

/** The details of the chosen package: undefined while they load, null when they do not come. */
export function usePackage(id: string | null) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const load = useCallback(async (wanted: string, isWanted: () => boolean) => {
    const answer = await callApi<Package>("GET", `/api/package/${encodeURIComponent(wanted)}`);
    if (!isWanted()) return;
    if (!answer.isOk) showToast("Failed to fetch package details.", "error");
    setLoaded({ id: wanted, pack: answer.isOk ? answer.data : null });
  }, []);

  useEffect(() => {
    let isWanted = true;
    setLoaded(null);
    if (id) void load(id, () => isWanted);
    return () => {
      isWanted = false;
    };
  }, [id, load]);

  return {
    pack: loaded?.id === id ? loaded?.pack : undefined,
    retry: () => id && load(id, () => true),
  };
}
