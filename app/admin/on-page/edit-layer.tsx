import { Fragment, useDeferredValue, useEffect } from "react";
import type { EditableField } from "#contracts/edit-marks.ts";
import type { Editing } from "#contracts/editing.ts";
import * as words from "#i18n/en/admin/on-page.ts";
import { fill } from "#i18n/fill.ts";
import { EditBar } from "./edit-bar.tsx";
import { EditTarget } from "./edit-target.tsx";
import { Elsewhere } from "./elsewhere.tsx";
import { kindFieldAt } from "./kind-field.ts";
import { PageData } from "./page-data.tsx";
import { PictureSpot } from "./picture-spot.tsx";
import { RichSpot } from "./rich-spot.tsx";
import { isNear, type Spot } from "./spots.ts";
import { useEdited } from "./use-edited.ts";
import { useLists } from "./use-lists.ts";
import { useSpots } from "./use-spots.ts";
import type { Step } from "./use-steps.ts";

/** Over the page: everything that can be changed, and the bar. */
export function EditLayer({ opened }: { opened: Editing }) {
  const edited = useEdited(opened);
  const { editing, read, change } = edited;
  const spots = useSpots(edited.seen, edited.reload);
  const actionsOf = useLists(edited, spots);
  // At first those that can be seen; the others while whoever pressed looks at them.
  const isDrawn = useDeferredValue(spots, []).length > 0;
  const drawn = isDrawn ? spots : spots.filter(isNear);
  useStillness();
  useFirstFocus(drawn.some(isOwnText));

  function labelOf({ document, label }: EditableField): string {
    const title = editing.documents[document]?.title ?? "";
    return document === 0 ? label : fill(words.fieldElsewhere, { title, label });
  }

  function targetOf(spot: Spot) {
    const { field } = spot;
    const label = labelOf(field);
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
