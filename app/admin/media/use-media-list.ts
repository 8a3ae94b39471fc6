import { useCallback, useEffect, useState } from "react";
import { callApi } from "#app/forms/call-api.ts";
import type { Media } from "#contracts/media.ts";

const PAGE_LENGTH = 48;
const PAUSE_MS = 250;

type Loaded = { q: string; pictures: Media[]; isWhole: boolean };

/** The library as far as it is shown, and its search. */
export function useMediaList() {
  const [q, setQ] = useState("");
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const load = useCallback(async (wanted: string, before: Media[]): Promise<void> => {
    const query = new URLSearchParams({
      ...{ q: wanted, limit: String(PAGE_LENGTH), offset: String(before.length) },
    });
    const answer = await callApi<Media[]>("GET", `/api/media?${query}`);
    if (!answer.isOk) return setProblem(answer.message);
    setProblem(null);
    const pictures = [...before, ...answer.data];
    setLoaded({ q: wanted, pictures, isWhole: answer.data.length < PAGE_LENGTH });
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => void load(q, []), q === "" ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [q, load]);

  const change = (edit: (pictures: Media[]) => Media[]) =>
    setLoaded((now) => now && { ...now, pictures: edit(now.pictures) });

  return {
    q,
    search: setQ,
    /** Null while the first of them load. */
    pictures: loaded?.pictures ?? null,
    problem,
    isWhole: loaded?.isWhole ?? true,
    retry: () => load(q, []),
    showMore: () => load(q, loaded?.pictures ?? []),
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
