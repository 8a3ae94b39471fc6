import { useCallback, useMemo } from "react";
import { type Ask, api } from "#app/admin/api/client.ts";
import { useReading } from "#app/admin/api/use-reading.ts";
import { useSettled } from "#app/admin/pieces/use-settled.ts";
import { blogPath } from "#contracts/blog-path.ts";
import type { Entry } from "./entry.ts";
import { linkTargets } from "./link-targets.ts";

const PAUSE_MS = 200;

/** An address, not the name of anything. */
const WRITTEN = /^(\/|#|[a-z]+:)/i;

const readPages = (ask: Ask) => ask(() => api("pages").index.$get());

/**
 * Pages and posts of this site that a link can lead to.
 * @param q what is typed; null: nobody asks
 */
export function useLinkTargets(q: string | null): Entry[] {
  const pages = useReading(q === null ? null : readPages).data ?? [];
  const settled = useSettled(q?.trim() ?? "", PAUSE_MS);
  const readPosts = useCallback(
    (ask: Ask) => ask(() => api("find").index.$get({ query: { q: settled } })),
    [settled],
  );
  const isAsking = q !== null && settled !== "" && !WRITTEN.test(settled);
  const posts = useReading(isAsking ? readPosts : null);
  return useMemo(() => {
    if (q === null) return [];
    const open = pages.filter((page) => !("isPublic" in page) || page.isPublic);
    const found = isAsking && posts.isCurrent ? (posts.data?.posts ?? []) : [];
    return [
      ...linkTargets(q, open),
      ...found.map(({ title, link }) => ({
        ...{ group: "posts" as const, icon: "file-text" as const, label: title },
        ...{ note: blogPath(link), to: blogPath(link) },
      })),
    ];
  }, [q, pages, isAsking, posts.isCurrent, posts.data]);
}
