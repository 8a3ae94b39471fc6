import { useEffect, useState } from "react";
import { callApi } from "../call-api.ts";
import { AdminIcon } from "./admin-icon.tsx";

const PAUSE_MS = 400;

export type LinkAnswer = { link: string; isTaken: boolean };

/**
 * Says before saving whether another post has the link already. Not through the router: there a
 * failure would take the form away, and an ended session would leave it.
 */
export function LinkAvailability({ link, id }: { link: string; id?: string }) {
  const [said, setSaid] = useState<LinkAnswer | null>(null);
  useEffect(() => {
    if (!link) return;
    const query = new URLSearchParams({ link, ...(id ? { except: id } : {}) });
    const timer = setTimeout(async () => {
      const answer = await callApi<LinkAnswer>("GET", `/admin/blog/link?${query}`);
      if (answer.isOk) setSaid(answer.data);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [link, id]);

  const answer = said?.link === link ? said : null;
  return (
    <p role="status" className="mt-2 min-h-[1.35em] text-small leading-[1.35] font-[560]">
      {answer ? (
        <span className={`flex gap-2 ${answer.isTaken ? "text-danger" : "text-success"}`}>
          <AdminIcon name={answer.isTaken ? "circle-alert" : "circle-check"} />
          {answer.isTaken ? "Another post uses this link" : "No other post uses this link"}
        </span>
      ) : null}
    </p>
  );
}
