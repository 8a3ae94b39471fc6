import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { stay } from "#app/admin/on-page/spots/stay.ts";
import type { Edited } from "#app/admin/on-page/storing/use-edited.ts";

type LeaveLinkProps = { className: string; to: string; edited: Edited; children: ReactNode };

/** Away from the page, with everything stored that was written on it; what cannot be stored is said first. */
export function LeaveLink({ className, to, edited, children }: LeaveLinkProps) {
  const [isLeaving, setLeaving] = useState(false);
  const hasStored = useRef(false);
  const { kind } = edited.doing;

  useEffect(() => {
    if (!isLeaving) return;
    if (kind === "saving" || kind === "publishing") {
      hasStored.current = true;
      return;
    }
    setLeaving(false);
    if (kind === "nothing" || !hasStored.current) location.assign(to);
  }, [isLeaving, kind, to]);

  function leave(event: MouseEvent): void {
    hasStored.current = false;
    const isKept = edited.unkept.keepAll();
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // What breaks a rule has the focus, and says so.
    if (isKept) setLeaving(true);
  }

  return (
    <a className={className} href={to} onPointerDown={stay} onClick={leave}>
      {children}
    </a>
  );
}
