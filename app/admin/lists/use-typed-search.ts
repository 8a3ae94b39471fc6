import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { useSettled } from "#app/admin/pieces/use-settled.ts";

/** What stands in a search field: it follows the address, and the address follows it once the typing pauses. */
export function useTypedSearch(q: string, onSearch: (q: string) => void) {
  const [typed, setTyped] = useState(q);
  const asked = useRef(q);
  const settled = useSettled(typed).trim();
  const { pathname } = useLocation();
  const { location: next = null } = useNavigation();
  const isLeaving = next !== null && next.pathname !== pathname;
  const pressed = useLinkPress();

  // Somebody went back or forward; an answer to our own typing changes nothing in the field.
  useEffect(() => {
    if (q !== asked.current) setTyped(q);
    asked.current = q;
  }, [q]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed asks anew
  useEffect(() => {
    // Somebody has opened what they were looking for: a late search must not lead them back.
    if (settled === asked.current || isLeaving || pressed.current) return;
    asked.current = settled;
    onSearch(settled);
  }, [settled]);

  return {
    typed,
    setTyped(text: string): void {
      pressed.current = false;
      setTyped(text);
    },
  };
}

/** Whether a link was pressed: where that leads is known to this screen only when it is drawn anew. */
function useLinkPress() {
  const pressed = useRef(false);
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (target instanceof Element && target.closest("a[href]")) pressed.current = true;
    };
    document.addEventListener("click", note, { capture: true });
    return () => document.removeEventListener("click", note, { capture: true });
  }, []);
  return pressed;
}
