import { useEffect } from "react";

const STEPS: Record<string, number> = { j: 1, k: -1 };
/** There a letter is a letter. */
const TYPING = "input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog]";

/**
 * j opens the next enquiry of the list, k the one before.
 * @param ids in the order of the list
 */
export function useInboxKeys(
  ids: string[],
  openId: string | undefined,
  open: (id: string) => void,
): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      const isOther = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
      if (!step || isOther || (event.target as Element).closest(TYPING)) return;
      const place = openId ? ids.indexOf(openId) : -1;
      const next = ids[place < 0 ? 0 : place + step];
      if (next) open(next);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [ids, openId, open]);
}
