import { useEffect } from "react";
import { useLocation } from "react-router";
import type { EnquiryNews } from "#contracts/enquiry.ts";
import * as words from "#i18n/en/admin/follow-up.ts";
import { fill } from "#i18n/fill.ts";
import { useNewEnquiries, useNewestEnquiry } from "./new-enquiries.ts";

const INBOX = "/admin/enquiries";

/** As one of ours begins, in any digits. */
const COUNTED = /^\(\p{Nd}[^)]*\) /u;

const bare = (title: string) => title.replace(COUNTED, "");

/** In the inbox how many are new; elsewhere too, once one has come while the admin area is open. */
export function useToldInTitle(loaded: EnquiryNews): number {
  const { pathname } = useLocation();
  const newest = useNewestEnquiry() ?? loaded.newest;
  const count = useNewEnquiries(loaded.new);
  return newest !== loaded.newest || pathname.startsWith(INBOX) ? count : 0;
}

/** "(4) Enquiries": told also by a tab behind others. @param count 0: nothing */
export function useCountInTitle(count: number): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page brings a title of its own
  useEffect(() => {
    const title = bare(document.title);
    document.title = count > 0 ? fill(words.titleCount, { count, title }) : title;
    return () => {
      document.title = bare(document.title);
    };
  }, [count, key]);
}
