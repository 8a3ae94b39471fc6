import { type RefObject, useEffect, useRef } from "react";
import type { Import } from "#contracts/import.ts";

type Stage = Import["state"] | "choosing";

/** What comes by itself while somebody reads does not move the page. */
const MOVES: readonly Stage[] = ["choosing", "reading", "looked", "running", "undoing"];

/** What was pressed is gone when the next step begins, and what comes of it stands above: the steps come into view. */
export function useStepInView(steps: RefObject<HTMLElement | null>, shown: Import | null): void {
  const stage = shown?.state ?? "choosing";
  const before = useRef<Stage>(stage);
  useEffect(() => {
    if (before.current === stage) return;
    before.current = stage;
    if (document.activeElement && document.activeElement !== document.body) return;
    steps.current?.focus({ preventScroll: true });
    if (MOVES.includes(stage)) steps.current?.scrollIntoView({ block: "start" });
  }, [steps, stage]);
}
