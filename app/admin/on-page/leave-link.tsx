import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { stay } from "./stay.ts";
import type { Edited } from "./use-edited.ts";

type LeaveLinkProps = { className: string; to: string; edited: Edited; children: ReactNode };

/** Away from the page, with everything stored that was written on it. */
export function LeaveLink({ className, to, edited, children }: LeaveLinkProps) {
  const [isLeaving, setLeaving] = useState(false);
  const isStoring = edited.doing.kind === "saving";

  useEffect(() => {
    if (!isLeaving || isStoring) return;
    setLeaving(false);
    location.assign(to);
  }, [isLeaving, isStoring, to]);

  function leave(event: MouseEvent): void {
    edited.unkept.keepAll();
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setLeaving(true);
  }

  return (
    <a className={className} href={to} onPointerDown={stay} onClick={leave}>
      {children}
    </a>
  );
}
