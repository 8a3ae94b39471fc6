import { useCallback } from "react";
import { type Ask, api } from "#app/admin/api/client.ts";
import { useReading } from "#app/admin/api/use-reading.ts";
import { journeyWords } from "#app/admin/enquiries/enquiry-words.ts";
import type { Entry } from "#app/admin/listbox/entry.ts";
import { useSettled } from "#app/admin/pieces/use-settled.ts";
import { editorAddress } from "#contracts/editor-address.ts";
import type { Found } from "#contracts/find.ts";
import { ownPagePath } from "#contracts/own-page-path.ts";
import * as words from "#i18n/en/admin/find.ts";
import { comma } from "#i18n/en/language.ts";

const PAUSE_MS = 200;

/** Posts, pages, enquiries and pictures of the server by what is typed. */
export function useFound(q: string) {
  const settled = useSettled(q.trim(), PAUSE_MS);
  const read = useCallback(
    (ask: Ask) => ask(() => api("find").index.$get({ query: { q: settled } })),
    [settled],
  );
  const { data, isCurrent, problem } = useReading(settled ? read : null);
  const isSettled = settled === q.trim();
  return {
    found: settled && data && isCurrent ? entriesOf(data) : [],
    isLoading: q.trim() !== "" && !problem && !(isSettled && data && isCurrent),
    problem: settled ? problem : null,
  };
}

function entriesOf({ posts, pages, enquiries, pictures }: Found): Entry[] {
  return [
    ...posts.map(({ _id, title, type }) => ({
      ...{ group: "posts" as const, icon: "file-text" as const, label: title, note: type },
      to: editorAddress({ kind: "post", id: _id }),
    })),
    ...pages.map(({ _id, title, link, isPublic }) => ({
      ...{ group: "pages" as const, icon: "file-text" as const, label: title },
      note: isPublic ? ownPagePath(link) : words.pageNotPublic,
      to: editorAddress({ kind: "own-page", id: _id }),
    })),
    ...enquiries.map((enquiry) => ({
      ...{ group: "enquiries" as const, icon: "inbox" as const, label: enquiry.name },
      note: journeyWords(enquiry) + comma + enquiry.reference,
      to: `/admin/enquiries/${enquiry._id}`,
    })),
    ...pictures.map(({ _id, name, alt }) => ({
      ...{ group: "pictures" as const, icon: "image" as const, label: name, note: alt },
      to: `/admin/media?picture=${_id}`,
    })),
  ];
}
