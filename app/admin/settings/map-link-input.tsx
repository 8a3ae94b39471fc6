import { useId, useState } from "react";
import * as words from "#i18n/en/admin/inputs.ts";
import { type MapPlace, mapPlaceIn } from "./map-place.ts";

/** For whoever does not think in degrees: a link of any map fills them in. */
export function MapLinkInput({ onPlace }: { onPlace: (place: MapPlace) => void }) {
  const id = useId();
  const [said, setSaid] = useState("");

  function take(text: string) {
    const place = mapPlaceIn(text);
    if (place) onPlace(place);
    setSaid(text.trim() === "" ? "" : place ? words.placeTaken : words.noPlaceInLink);
  }

  return (
    <div>
      <label htmlFor={id} className="field-label">
        {words.pasteMapLink}
      </label>
      <p id={`${id}hint`} className="field-hint">
        {words.mapLinkHint}
      </p>
      <input
        id={id}
        type="text"
        inputMode="url"
        className="input"
        autoComplete="off"
        dir="ltr"
        aria-describedby={`${id}hint ${id}said`}
        onChange={({ target }) => take(target.value)}
      />
      <p id={`${id}said`} role="status" className="mt-2 text-ink2 text-small empty:hidden">
        {said}
      </p>
    </div>
  );
}
