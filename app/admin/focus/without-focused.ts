import { flushSync } from "react-dom";
import { focusHeading } from "./focus-heading.ts";

/** What goes may have the focus: whoever goes on by keyboard goes on from a heading then. */
export function withoutFocused(remove: () => void, goOn = focusHeading): void {
  flushSync(remove);
  if (document.activeElement === document.body) goOn();
}
