import { type ReactNode, useMemo } from "react";
import { type Ask, api } from "#app/admin/api/client.ts";
import { useReading } from "#app/admin/api/use-reading.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { useSettled } from "#app/admin/pieces/use-settled.ts";
import * as words from "#i18n/en/admin/inputs.ts";
import { fillParts } from "#i18n/fill.ts";

const readUse = (link: string, except?: string) => (ask: Ask) =>
  ask(() => api("blogs").link.$get({ query: { link, ...(except ? { except } : {}) } }));

type LinkAvailabilityProps = {
  link: string;
  id?: string;
  /** What the last saving said of the link; then it is looked up anew. */
  mistake: string | null;
};

/** Says before saving whether another post has the link already. */
export function LinkAvailability({ link, id, mistake }: LinkAvailabilityProps) {
  const settled = useSettled(link);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another post may have it since
  const read = useMemo(() => (settled ? readUse(settled, id) : null), [settled, id, mistake]);
  const { data } = useReading(read);

  const answer = data?.link === link ? data : null;
  const post = answer?.takenBy;
  return (
    <p role="status" className="mt-2 min-h-[1.35em] text-small leading-[1.35] font-[560]">
      {answer ? (
        <span className={`flex gap-2 ${post ? "text-danger" : "text-success"}`}>
          <AdminIcon name={post ? "circle-alert" : "circle-check"} />
          {post ? (
            <span>
              {fillParts<string, ReactNode>(words.linkTaken, {
                post: (
                  <a
                    key="post"
                    className="underline"
                    href={`/admin/blog/edit/${post._id}`}
                    target="_blank"
                    rel="noopener"
                  >
                    {post.title}
                    <span className="sr-only"> {words.opensNewTab}</span>
                  </a>
                ),
              })}
            </span>
          ) : (
            words.linkIsFree
          )}
        </span>
      ) : null}
    </p>
  );
}
