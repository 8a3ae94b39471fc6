import { MarkedRuns } from "./marked-runs.tsx";
import { wordChanges } from "./word-changes.ts";

/** A text as it is now, with the words that went and those that came. */
export const MarkedWords = ({ before, after }: { before: string; after: string }) => (
  <MarkedRuns runs={wordChanges(before, after)} />
);
