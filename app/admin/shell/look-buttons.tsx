import { useState } from "react";
import { Segmented } from "#app/admin/pieces/segmented.tsx";
import * as words from "#i18n/en/admin/shell.ts";
import { chooseLook, currentLook, LOOKS, type Look } from "./look.ts";

/** Light, dark, or as the device; rendered in the browser alone. */
export function LookButtons() {
  const [look, setLook] = useState(currentLook);

  function choose(one: Look): void {
    chooseLook(one);
    setLook(one);
  }

  return (
    <Segmented
      label={words.look}
      className="segmented-wide"
      chosen={look}
      onChoose={choose}
      options={LOOKS.map((value) => ({ value, label: words.looks[value] }))}
    />
  );
}
