import { useCallback, useEffect, useState } from "react";
import { callApi } from "#app/forms/call-api.ts";
import type { Revision } from "#contracts/history.ts";

const PAGE_LENGTH = 50;

/** Revisions as far as they are shown. @param place "package/umrah" */
export function useHistory(place: string) {
  const [revisions, setRevisions] = useState<Revision[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isWhole, setWhole] = useState(true);

  const load = useCallback(
    async (before: Revision[]) => {
      const after = before.at(-1);
      const query = new URLSearchParams({
        limit: String(PAGE_LENGTH),
        ...(after ? { after: after._id } : {}),
      });
      const answer = await callApi<Revision[]>("GET", `/api/history/${place}?${query}`);
      if (!answer.isOk) return setProblem(answer.message);
      setProblem(null);
      setRevisions([...before, ...answer.data]);
      setWhole(answer.data.length < PAGE_LENGTH);
    },
    [place],
  );
  useEffect(() => void load([]), [load]);

  return {
    /** Null while the first of them load. */
    revisions,
    problem,
    isWhole,
    showMore: () => load(revisions ?? []),
    /** What it held then. */
    async read(id: string): Promise<object | null> {
      const answer = await callApi<object>("GET", `/api/history/${place}/${id}`);
      if (!answer.isOk) setProblem(answer.message);
      return answer.isOk ? answer.data : null;
    },
  };
}
