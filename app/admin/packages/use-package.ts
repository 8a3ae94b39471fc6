import { useEffect, useMemo } from "react";
import { type Ask, api } from "#app/admin/api/client.ts";
import { useReading } from "#app/admin/api/use-reading.ts";
import { showToast } from "#app/ui/toast.ts";
import * as words from "#i18n/en/admin/packages.ts";

/** The details of the chosen package: undefined while they load, null when they do not come. */
export function usePackage(id: string | null) {
  const read = useMemo(() => (id ? readPackage(id) : null), [id]);
  const { data, isCurrent, problem, retry } = useReading(read);
  useEffect(() => {
    if (problem) showToast(words.detailsNotLoaded, "error");
  }, [problem]);

  if (problem) return { pack: null, retry };
  return { pack: isCurrent && data ? data : undefined, retry };
}

const readPackage = (id: string) => (ask: Ask) =>
  ask(() => api("package")[":id"].$get({ param: { id: encodeURIComponent(id) } }));
