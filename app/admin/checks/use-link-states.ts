import { useEffect, useRef, useState } from "react";
import { api, ask } from "#app/admin/api/client.ts";
import { NOT_THERE } from "#app/admin/api/statuses.ts";
import { blogLinkOf } from "#contracts/blog-path.ts";
import { ownPageLinkOf } from "#contracts/own-page-path.ts";
import { PUBLIC_PAGES } from "#contracts/public-pages.ts";
import type { LinkState } from "./checks.ts";

/** Of a text; more are not asked for. */
const MOST_ASKED = 30;
/** Pictures, and what machines read. */
const FILES = /^\/(?:media|art)\/|^\/[\w.-]+\.(?:xml|txt|webmanifest)$/;
const MOST_DRAFTS = "200";

/** Where the links of a text lead, as far as they stay within the site; asked for once each. */
export function useLinkStates(links: readonly string[], publicUrl: string) {
  const [states, setStates] = useState<Readonly<Record<string, LinkState>>>({});
  const asked = useRef(new Set<string>());
  const paths = [...new Set(links.map((href) => pathOf(href, publicUrl)))];
  const many = paths.filter((path) => path !== null && askedOf(path)).slice(0, MOST_ASKED);
  const wanted = many.join(" ");

  useEffect(() => {
    for (const path of wanted.split(" ").filter(Boolean)) {
      if (asked.current.has(path)) continue;
      asked.current.add(path);
      void stateAt(path).then((state) => {
        if (state) setStates((before) => ({ ...before, [path]: state }));
        else asked.current.delete(path);
      });
    }
  }, [wanted]);

  return (href: string): LinkState | undefined => {
    const path = pathOf(href, publicUrl);
    if (path === null || FILES.test(path) || isOnePage(path)) return "here";
    return askedOf(path) ? states[path] : "nowhere";
  };
}

/** Null: it leads away from the site, or is none. */
function pathOf(href: string, publicUrl: string): string | null {
  const url = URL.parse(href, publicUrl);
  if (!url || url.origin !== new URL(publicUrl).origin || href.startsWith("#")) return null;
  return url.pathname.length > 1 ? url.pathname.replace(/\/$/, "") : url.pathname;
}

const isOnePage = (path: string) => PUBLIC_PAGES.some((page) => page.path === path);

type Asked = { kind: "post" | "own-page"; link: string };

/** Of which there are many: the server is asked; null: it is none of them. */
function askedOf(path: string): Asked | null {
  const post = postLinkIn(path);
  if (post !== null) return { kind: "post", link: post };
  const page = isOnePage(path) || FILES.test(path) ? null : ownPageLinkOf(path);
  return page === null ? null : { kind: "own-page", link: page };
}

/** @returns null when nobody could say */
async function stateAt(path: string): Promise<LinkState | null> {
  const asked = askedOf(path);
  if (!asked) return "nowhere";
  const { kind, link } = asked;
  const param = { link };
  const answer =
    kind === "post"
      ? await ask(() => api("blogs").link[":link{.+}"].$get({ param }))
      : await ask(() => api("pages").link[":link"].$get({ param }));
  if (answer.isOk) return "here";
  if (answer.status !== NOT_THERE) return null;
  const query = { kind, limit: MOST_DRAFTS };
  const drafts = await ask(() => api("drafts").index.$get({ query }));
  if (!drafts.isOk) return null;
  const isDraft = drafts.data.some((draft) => !draft.isPublic && draft.link === link);
  return isDraft ? "draft" : "nowhere";
}

function postLinkIn(path: string): string | null {
  try {
    return blogLinkOf(path);
  } catch {
    // A stray % is no letter.
    return null;
  }
}
