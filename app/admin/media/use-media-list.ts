import { useMemo, useState } from "react";
import { type Ask, api } from "#app/admin/api/client.ts";
import { mapAnswer } from "#app/admin/api/map-answer.ts";
import { type Read, useReading } from "#app/admin/api/use-reading.ts";
import { useSettled } from "#app/admin/pieces/use-settled.ts";
import type { Media } from "#contracts/media.ts";
import { offsetAfter, PAGE_LENGTH, type Part, partOf, type Shown } from "./media-part.ts";

const PAUSE_MS = 250;

/**
 * The library as far as it is shown, and its search.
 * @param first the first page, when the page came with it
 * @param only those without a description
 */
export function useMediaList(first?: Media[], only?: "undescribed") {
  const [q, setQ] = useState("");
  const settled = useSettled(q, PAUSE_MS);
  const read = useMemo(() => readAfter({ q: settled, only }, []), [settled, only]);
  const reading = useReading(read, first ? { loaded: partOf(first) } : {});
  const { data, problem, retry, retryAs } = reading;

  const change = (edit: (pictures: Media[]) => Media[]) =>
    reading.change((now) => ({ ...now, pictures: edit(now.pictures) }));

  return {
    q,
    search: setQ,
    /** Null while the first of them load. */
    pictures: data?.pictures ?? null,
    problem: problem?.message ?? null,
    isWhole: data?.isWhole ?? true,
    retry,
    showMore: () => retryAs(readAfter({ q: settled, only }, data?.pictures ?? [])),
    /** Puts it first, or in its place. */
    put: (picture: Media) =>
      change((now) =>
        now.some(({ _id }) => _id === picture._id)
          ? now.map((one) => (one._id === picture._id ? picture : one))
          : [picture, ...now],
      ),
    drop: (id: string) => change((now) => now.filter(({ _id }) => _id !== id)),
  };
}

export type MediaList = ReturnType<typeof useMediaList>;

const readAfter =
  (shown: Shown, before: Media[]): Read<Part> =>
  async (ask: Ask) => {
    const described = shown.only && ({ described: "no" } as const);
    const offset = String(offsetAfter(shown, before));
    const query = { q: shown.q, ...described, limit: String(PAGE_LENGTH), offset };
    const answer = await ask(() => api("media").index.$get({ query }));
    return mapAnswer(answer, (pictures) => partOf(pictures, before));
  };
