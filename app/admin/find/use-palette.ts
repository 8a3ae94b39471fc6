import { useEffect, useState } from "react";

/** There a stroke is a stroke. */
const TYPING = "input, textarea, select, [contenteditable=true], [role=dialog], [role=alertdialog]";

/** Opened by Ctrl or ⌘ K anywhere, by / outside fields, and by its buttons. */
export function usePalette() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.isComposing) return;
      const hasControl = event.ctrlKey || event.metaKey;
      const isStroke =
        event.key === "/" && !hasControl && !(event.target as Element).closest(TYPING);
      if (!isStroke && !(hasControl && event.key.toLowerCase() === "k")) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}
