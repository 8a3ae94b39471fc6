import { useState } from "react";
import * as words from "#i18n/en/admin/shell.ts";
import { chooseLook, currentLook, LOOKS } from "./look.ts";

/** Light, dark, or as the device; rendered in the browser alone. */
export function LookButtons() {
  const [look, setLook] = useState(currentLook);
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons of a view, not fields of a form
    <div className="segmented segmented-wide" role="group" aria-label={words.look}>
      {LOOKS.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === look}
          onClick={() => {
            chooseLook(one);
            setLook(one);
          }}
        >
          {words.looks[one]}
        </button>
      ))}
    </div>
  );
}
