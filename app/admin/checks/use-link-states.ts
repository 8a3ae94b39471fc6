import { useEffect, useRef, useState } from "react";
import { api, ask } from "#app/admin/api/client.ts";
import { blogLinkOf, blogPath } from "#contracts/blog-path.ts";
import { PUBLIC_PAGES } from "#contracts/public-pages.ts";
import type { LinkState } from "./checks.ts";

/** Of a text; more are not asked for. */
const MOST_ASKED = 30;
const POST = /^\/blog\/(.+)$/;
/** Pictures, and what machines read. */
const FILES = /^\/(?:media|art)\/|^\/[\w.-]+\.(?:xml|txt|webmanifest)$/;
const NOT_FOUND = 404;
const MOST_DRAFTS = "200";

/** Where the links of a text lead, as far as they stay within the site; asked for once each. */
export function useLinkStates(links: readonly string[], publicUrl: string) {
  const [states, setStates] = useState<Readonly<Record<string, LinkState>>>({});
  const asked = useRef(new Set<string>());
  const paths = [...new Set(links.map((href) => pathOf(href, publicUrl)))];
  const posts = paths.filter((path) => path !== null && POST.test(path)).slice(0, MOST_ASKED);
  const wanted = posts.join(" ");

  useEffect(() => {
    for (const path of wanted.split(" ").filter(Boolean)) {
      if (asked.current.has(path)) continue;
      asked.current.add(path);
      void stateOfPost(path).then((state) => {
        if (state) setStates((before) => ({ ...before, [path]: state }));
        else asked.current.delete(path);
      });
    }
  }, [wanted]);

  return (href: string): LinkState | undefined => {
    const path = pathOf(href, publicUrl);
    if (path === null || FILES.test(path)) return "here";
    if (POST.test(path)) return states[path];
    return PUBLIC_PAGES.some((page) => page.path === path) ? "here" : "nowhere";
  };
}

/** Null: it leads away from the site, or is none. */
function pathOf(href: string, publicUrl: string): string | null {
  const url = URL.parse(href, publicUrl);
  if (!url || url.origin !== new URL(publicUrl).origin || href.startsWith("#")) return null;
  return url.pathname.length > 1 ? url.pathname.replace(/\/$/, "") : url.pathname;
}

/** @returns null when nobody could say */
async function stateOfPost(path: string): Promise<LinkState | null> {
  const link = linkIn(path);
  if (link === null) return "nowhere";
  const answer = await ask(() => api("blogs").link[":link{.+}"].$get({ param: { link } }));
  if (answer.isOk) return "here";
  if (answer.status !== NOT_FOUND) return null;
  const query = { kind: "post", limit: MOST_DRAFTS };
  const drafts = await ask(() => api("drafts").index.$get({ query }));
  if (!drafts.isOk) return null;
  const isDraft = drafts.data.some((draft) => !draft.isPublic && blogPath(draft.link) === path);
  return isDraft ? "draft" : "nowhere";
}

function linkIn(path: string): string | null {
  try {
    return blogLinkOf(path);
  } catch {
    // A stray % is no letter.
    return null;
  }
}
