import { useState } from "react";
import type { EditableField } from "#contracts/edit-marks.ts";

/** Something before and after. */
export type Step = Pick<EditableField, "document" | "path"> & { before: unknown; after: unknown };

/** What was done here, to be undone and done again. */
export function useSteps(write: (at: Step, value: unknown) => void) {
  const [done, setDone] = useState<Step[]>([]);
  const [undone, setUndone] = useState<Step[]>([]);
  const [stepped, setStepped] = useState(0);
  const last = done.at(-1);
  const next = undone.at(-1);

  function undo(step: Step): void {
    setDone(done.slice(0, -1));
    setUndone([...undone, step]);
    setStepped(stepped + 1);
    write(step, step.before);
  }

  function redo(step: Step): void {
    setUndone(undone.slice(0, -1));
    setDone([...done, step]);
    setStepped(stepped + 1);
    write(step, step.after);
  }

  return {
    stepped,
    add(step: Step): void {
      setDone((now) => [...now, step]);
      setUndone([]);
    },
    /** The last one never was, if it is the one. @returns whether it is */
    forget(isIt: (step: Step) => boolean): boolean {
      if (!last || !isIt(last)) return false;
      setDone(done.slice(0, -1));
      // They stand upon it.
      setUndone([]);
      write(last, last.before);
      return true;
    },
    clear(): void {
      setDone([]);
      setUndone([]);
    },
    undo: last ? () => undo(last) : null,
    redo: next ? () => redo(next) : null,
  };
}
