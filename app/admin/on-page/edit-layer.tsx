import { useEffect } from "react";
import type { Editing } from "#contracts/editing.ts";
import { EditBar } from "./edit-bar.tsx";
import { EditTarget } from "./edit-target.tsx";
import { useEdited } from "./use-edited.ts";
import { useMarkedTexts } from "./use-marked-texts.ts";

/** Over the page: every text that can be written, and the bar. */
export function EditLayer({ editing }: { editing: Editing }) {
  const edited = useEdited(editing);
  const spots = useMarkedTexts(editing);

  useEffect(() => {
    // Whoever writes wants the words to stand still.
    document.querySelector<HTMLElement>(".hero-carousel[data-playing] .arrows > button")?.click();
  }, []);

  const isReady = spots.length > 0;
  useEffect(() => {
    const first = isReady && document.querySelector<HTMLElement>(".edit-target textarea");
    if (first) first.focus({ preventScroll: true });
  }, [isReady]);

  return (
    <>
      {spots.map((spot) => (
        <EditTarget
          key={spot.key}
          spot={spot}
          text={edited.textAt(spot.field.path)}
          onKeep={(text) => edited.keep(spot.field.path, text)}
        />
      ))}
      <EditBar editing={editing} edited={edited} />
    </>
  );
}
