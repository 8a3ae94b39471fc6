import { useEffect, useRef } from "react";
import type { EnquiryCard } from "#contracts/enquiry.ts";

/** Where list and detail stand side by side. */
const BESIDE = "(width >= 64rem)";

/** Whoever comes to the inbox finds the first unread enquiry open; once, so that it can be closed. */
export function useFirstUnread(
  enquiries: EnquiryCard[] | null,
  openId: string | undefined,
  open: (id: string) => void,
): void {
  const isOver = useRef(openId !== undefined);
  useEffect(() => {
    if (isOver.current || !enquiries) return;
    isOver.current = true;
    const unread = enquiries.find((enquiry) => enquiry.unread);
    if (unread && matchMedia(BESIDE).matches) open(unread._id);
  }, [enquiries, open]);
}
