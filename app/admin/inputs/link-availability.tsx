import { type ReactNode, useMemo } from "react";
import { type Ask, api } from "#app/admin/api/client.ts";
import { useReading } from "#app/admin/api/use-reading.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { useSettled } from "#app/admin/pieces/use-settled.ts";
import { editorAddress } from "#contracts/editor-address.ts";
import * as words from "#i18n/en/admin/inputs.ts";
import { fillParts } from "#i18n/fill.ts";

type Noun = "blogs" | "pages";

const readUse = (noun: Noun, link: string, except?: string) => (ask: Ask) => {
  const query = { link, ...(except ? { except } : {}) };
  return noun === "blogs"
    ? ask(() => api("blogs").link.$get({ query }))
    : ask(() => api("pages").link.$get({ query }));
};

const KINDS = { blogs: "post", pages: "own-page" } as const;

type LinkAvailabilityProps = {
  noun: Noun;
  link: string;
  id: string | undefined;
  /** What the last saving said of the link; then it is looked up anew. */
  mistake: string | null;
  /** Something else of ours answers there. */
  isOurs: boolean;
};

/** Says before saving whether another one has the link already. */
export function LinkAvailability({ noun, link, id, mistake, isOurs }: LinkAvailabilityProps) {
  const settled = useSettled(link);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one may have it since
  const read = useMemo(
    () => (settled ? readUse(noun, settled, id) : null),
    [noun, settled, id, mistake],
  );
  const { data } = useReading(read);

  const answer = data?.link === link ? data : null;
  const other = answer?.takenBy;
  const isFree = !other && !isOurs;
  return (
    <p role="status" className="mt-2 min-h-[1.35em] text-small leading-[1.35] font-[560]">
      {answer ? (
        <span className={`flex gap-2 ${isFree ? "text-success" : "text-danger"}`}>
          <AdminIcon name={isFree ? "circle-check" : "circle-alert"} />
          {isFree ? words.linkIsFree[noun] : null}
          {isOurs ? words.linkIsOurs : null}
          {other ? (
            <span>
              {fillParts<string, ReactNode>(words.linkTaken[noun], {
                thing: (
                  <a
                    key="thing"
                    className="underline"
                    href={editorAddress({ kind: KINDS[noun], id: other._id })}
                    target="_blank"
                    rel="noopener"
                  >
                    {other.title}
                    <span className="sr-only"> {words.opensNewTab}</span>
                  </a>
                ),
              })}
            </span>
          ) : null}
        </span>
      ) : null}
    </p>
  );
}
