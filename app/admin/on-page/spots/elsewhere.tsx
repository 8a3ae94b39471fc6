import { useLayoutEffect, useState } from "react";
import type { Editing } from "#contracts/editing.ts";
import * as words from "#i18n/en/admin/on-page.ts";
import { isSeen } from "./find-marks.ts";

type From = { where: string; says: string; href?: string };

/** What a page shows and is changed somewhere else. */
const FROM: From[] = [
  { where: ".slide[data-current] .button", says: words.fromForm.slideButton },
  { where: ".video-poster", says: words.fromForm.video },
  { where: ".home-cards", says: words.fromForm.posts, href: "/admin/blog" },
  { where: ".open-now", says: words.fromForm.hours, href: "/admin/settings/contact" },
  { where: ".office-map", says: words.fromForm.map },
  { where: ".site-footer .social", says: words.fromForm.social, href: "/admin/settings/social" },
];

type Place = From & { left: number; top: number; width: number; height: number };

/** On focus its tag says where. @param spots whatever moves them moves these */
export function Elsewhere({ editing, spots }: { editing: Editing; spots: unknown }) {
  const [places, setPlaces] = useState<Place[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: found again when something has moved
  useLayoutEffect(() => setPlaces(findPlaces()), [spots]);
  const [{ editor }] = editing.documents;
  return places.map(({ where, says, href = editor, left, top, width, height }) => (
    // Pressed, it shows its tag, as the focus does.
    <div
      key={where}
      className="edit-elsewhere"
      style={{ left, top, width, height, ...{ "--from-start": `${left}px` } }}
      tabIndex={-1}
    >
      <a className="edit-tag" href={href}>
        {says} <b>{words.open}</b>
      </a>
    </div>
  ));
}

function findPlaces(): Place[] {
  return FROM.flatMap((from) => {
    const element = document.querySelector(from.where);
    if (!element || !isSeen(element)) return [];
    const { left, top, width, height } = element.getBoundingClientRect();
    return [{ ...from, left: left + scrollX, top: top + scrollY, width, height }];
  });
}
