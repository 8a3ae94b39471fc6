import { useMemo, useState } from "react";
import { type Ask, api, ask } from "#app/admin/api/client.ts";
import { mapAnswer } from "#app/admin/api/map-answer.ts";
import { type Read, useReading } from "#app/admin/api/use-reading.ts";
import type { Revision } from "#contracts/history.ts";

const PAGE_LENGTH = 50;

export type Place = { kind: string; id: string };

type Part = { revisions: Revision[]; isWhole: boolean };

/** Revisions as far as they are shown. */
export function useHistory({ kind, id }: Place) {
  const read = useMemo(() => readAfter({ kind, id }, []), [kind, id]);
  const { data, problem, retryAs } = useReading(read);
  const [failure, setFailure] = useState<string | null>(null);
  return {
    /** Null while the first of them load. */
    revisions: data?.revisions ?? null,
    problem: failure ?? problem?.message ?? null,
    isWhole: data?.isWhole ?? true,
    showMore: () => retryAs(readAfter({ kind, id }, data?.revisions ?? [])),
    /** What it held then. */
    async find(revision: string): Promise<object | null> {
      const param = { kind, id, revision };
      const answer = await ask(() => api("history")[":kind"][":id"][":revision"].$get({ param }));
      setFailure(answer.isOk ? null : answer.message);
      return answer.isOk ? answer.data : null;
    },
  };
}

const readAfter =
  (param: Place, before: Revision[]): Read<Part> =>
  async (ask: Ask) => {
    const after = before.at(-1);
    const query = { limit: String(PAGE_LENGTH), ...(after ? { after: after._id } : {}) };
    const answer = await ask(() => api("history")[":kind"][":id"].$get({ param, query }));
    return mapAnswer(answer, (more) => ({
      revisions: [...before, ...more],
      isWhole: more.length < PAGE_LENGTH,
    }));
  };
