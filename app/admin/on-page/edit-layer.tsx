import { Fragment, useDeferredValue, useEffect } from "react";
import { EditTarget } from "#app/admin/on-page/spots/edit-target.tsx";
import { Elsewhere } from "#app/admin/on-page/spots/elsewhere.tsx";
import { kindFieldAt } from "#app/admin/on-page/spots/kind-field.ts";
import { labelOf } from "#app/admin/on-page/spots/label-of.ts";
import { PictureSpot } from "#app/admin/on-page/spots/picture-spot.tsx";
import { RichSpot } from "#app/admin/on-page/spots/rich-spot.tsx";
import { isNear, type Spot } from "#app/admin/on-page/spots/spots.ts";
import { useLists } from "#app/admin/on-page/spots/use-lists.ts";
import { useSpots } from "#app/admin/on-page/spots/use-spots.ts";
import { useEdited } from "#app/admin/on-page/storing/use-edited.ts";
import type { Step } from "#app/admin/on-page/storing/use-steps.ts";
import { usePresence } from "#app/admin/presence/use-presence.ts";
import type { EditableField } from "#contracts/edit-marks.ts";
import type { Editing } from "#contracts/editing.ts";
import { EditBar } from "./edit-bar.tsx";
import { PageData } from "./page-data.tsx";

/** Whoever writes here is seen by others before a word of it is stored. */
const SIGN = { others: [], listen: () => () => {} };

/** Over the page: everything that can be changed, and the bar. */
export function EditLayer({ opened }: { opened: Editing }) {
  const edited = useEdited(opened);
  const { editing, read, change } = edited;
  const spots = useSpots(edited.seen, edited.reload);
  const actionsOf = useLists(edited, spots);
  // At first those that can be seen; the others while whoever pressed looks at them.
  const isDrawn = useDeferredValue(spots, []).length > 0;
  const drawn = isDrawn ? spots : spots.filter(isNear);
  usePresence(editing.documents[0].place, SIGN);
  useStillness();
  useFirstFocus(drawn.some(isOwnText));

  function targetOf(spot: Spot) {
    const { field } = spot;
    const label = labelOf(editing, field);
    const value = String(read(field) ?? "");
    const rule = kindFieldAt(editing.documents[field.document]?.place, field.path);
    if (field.kind === "picture") {
      return (
        <PictureSpot
          spot={spot}
          label={label}
          address={value}
          onChoose={(address) => change(field, address)}
          onDescribed={edited.reload}
        />
      );
    }
    if (field.kind === "html") {
      return (
        <RichSpot
          spot={spot}
          label={label}
          html={value}
          onKeep={(html) => change(field, html)}
          unkept={edited.unkept}
          stepped={edited.stepped}
        />
      );
    }
    if (rule?.type !== "line" && rule?.type !== "lines") return null;
    return (
      <EditTarget
        spot={spot}
        rule={rule}
        label={label}
        text={value}
        onKeep={(text) => change(field, text)}
        list={actionsOf(field)}
        onForget={() => edited.forgetStep((step) => isAdding(step, field))}
        unkept={edited.unkept}
      />
    );
  }

  return (
    <PageData owner={editing.owner}>
      {drawn.map((spot) => (
        <Fragment key={spot.key}>{targetOf(spot)}</Fragment>
      ))}
      <Elsewhere editing={editing} spots={spots} />
      <EditBar edited={edited} />
    </PageData>
  );
}

/** Whoever writes wants the words to stand still. */
function useStillness(): void {
  useEffect(() => {
    document.querySelector<HTMLElement>(".hero-carousel[data-playing] .arrows > button")?.click();
  }, []);
}

const isAdding = ({ document, path, before, after }: Step, field: EditableField): boolean =>
  document === field.document &&
  path === field.list?.path &&
  Array.isArray(before) &&
  Array.isArray(after) &&
  after.length > before.length;

const isOwnText = ({ field, text }: Spot): boolean => field.document === 0 && text !== null;

/** The first text of the page's own that is in view. */
function useFirstFocus(isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return;
    const own = [...document.querySelectorAll<HTMLElement>('[data-key^="0 "] textarea')];
    const inView = own.find((target) => target.getBoundingClientRect().top >= 0);
    (inView ?? own[0])?.focus({ preventScroll: true });
  }, [isReady]);
}
