import { useEffect, useMemo } from "react";
import { type Ask, api } from "#app/admin/api/client.ts";
import { mapAnswer } from "#app/admin/api/map-answer.ts";
import { NOT_THERE } from "#app/admin/api/statuses.ts";
import { useReading } from "#app/admin/api/use-reading.ts";
import type { ApiAnswer } from "#app/forms/api-answer.ts";
import { showToast } from "#app/ui/toast.ts";
import type { Draft } from "#contracts/draft.ts";
import { PACKAGE_IDS, type Package, packageKind } from "#contracts/kinds/package.ts";
import { unwritten } from "#contracts/unwritten.ts";
import * as words from "#i18n/en/admin/packages.ts";

type Found = { pack: Package; draft: Draft | null };

/** The details of the chosen package: undefined while they load, null when they do not come. */
export function usePackage(id: string | null) {
  const read = useMemo(() => (id ? readPackage(id) : null), [id]);
  const { data, isCurrent, problem, retry } = useReading(read);
  useEffect(() => {
    if (problem) showToast(words.detailsNotLoaded, "error");
  }, [problem]);

  if (problem) return { found: null, retry };
  return { found: isCurrent && data ? data : undefined, retry };
}

const readPackage =
  (id: string) =>
  async (ask: Ask): Promise<ApiAnswer<Found>> => {
    const [answer, waiting] = await Promise.all([
      ask(() => api("package")[":id"].$get({ param: { id: encodeURIComponent(id) } })),
      ask(() => api("drafts").index.$get({ query: { kind: "package" } })),
    ]);
    const known = PACKAGE_IDS.find((one) => one === id);
    const isUnwritten = answer.status === NOT_THERE;
    const empty = isUnwritten && known ? unwritten(packageKind.fields, known) : null;
    const pack = answer.isOk ? answer.data : empty;
    if (!pack) return mapAnswer(answer, (found) => ({ pack: found, draft: null }));
    const nothing = () => ({ pack, draft: null });
    if (!waiting.isOk || !waiting.data.some((one) => one.id === id)) {
      return mapAnswer(waiting, nothing);
    }
    const param = { kind: "package", id };
    const found = await ask(() => api("drafts")[":kind"][":id"].$get({ param }));
    // It may have been published in between.
    return found.status === NOT_THERE
      ? mapAnswer(waiting, nothing)
      : mapAnswer(found, (draft) => ({ pack, draft }));
  };
