import type { MouseEvent } from "react";
import { Icon } from "#app/ui/icon.tsx";
import * as forms from "#i18n/en/forms.ts";
import { plural } from "#i18n/fill.ts";
import { type FormAnswer, mistakeInShort } from "./form-answer.ts";
import { useFocusOn } from "./use-focus-on.ts";
import { fieldId } from "./use-form-fields.ts";

const HEADING_ID = "to-fix";

/** What to fix, above the first field; it takes the focus, and with it is read aloud once. */
export function ErrorSummary({ answer }: { answer: FormAnswer }) {
  const box = useFocusOn<HTMLDivElement>(answer);
  const mistakes = Object.entries(answer.mistakes);
  if (mistakes.length === 0 && !answer.problem) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div
      ref={box}
      className="error-summary"
      role="group"
      aria-labelledby={HEADING_ID}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: what to fix is where the page goes on, also without scripts
      autoFocus
    >
      <p id={HEADING_ID} className="flex items-start gap-[9px] font-[660]">
        <Icon name="circle-alert" className="mt-[3px]" />
        {answer.problem ?? plural(forms.fix, mistakes.length)}
      </p>
      {mistakes.length > 0 ? (
        <ul>
          {mistakes.map(([name, mistake]) => (
            <li key={name}>
              <a href={`#${fieldId(name)}`} onClick={focusField}>
                {mistakeInShort(mistake)}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** With scripts the address stays as it is: another one would drop the answer. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
