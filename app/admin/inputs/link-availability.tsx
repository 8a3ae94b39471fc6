import { useEffect, useState } from "react";
import { AdminIcon } from "#app/admin/shell/admin-icon.tsx";
import { callApi } from "#app/forms/call-api.ts";

const PAUSE_MS = 400;

export type LinkAnswer = { link: string; takenBy: { _id: string; title: string } | null };

/**
 * Says before saving whether another post has the link already. Not through the router: there a
 * failure would take the form away, and an ended session would leave it.
 */
type LinkAvailabilityProps = {
  link: string;
  id?: string;
  /** What the last saving said of the link; then it is looked up anew. */
  mistake: string | null;
};

export function LinkAvailability({ link, id, mistake }: LinkAvailabilityProps) {
  const [said, setSaid] = useState<LinkAnswer | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another post may have it since
  useEffect(() => {
    if (!link) return;
    const query = new URLSearchParams({ link, ...(id ? { except: id } : {}) });
    const timer = setTimeout(async () => {
      const answer = await callApi<LinkAnswer>("GET", `/admin/blog/link?${query}`);
      if (answer.isOk) setSaid(answer.data);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [link, id, mistake]);

  const answer = said?.link === link ? said : null;
  const post = answer?.takenBy;
  return (
    <p role="status" className="mt-2 min-h-[1.35em] text-small leading-[1.35] font-[560]">
      {answer ? (
        <span className={`flex gap-2 ${post ? "text-danger" : "text-success"}`}>
          <AdminIcon name={post ? "circle-alert" : "circle-check"} />
          {post ? (
            <span>
              Another post uses this link:{" "}
              <a
                className="underline"
                href={`/admin/blog/edit/${post._id}`}
                target="_blank"
                rel="noopener"
              >
                {post.title}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            </span>
          ) : (
            "No other post uses this link"
          )}
        </span>
      ) : null}
    </p>
  );
}
