import { useEffect, useRef, useState } from "react";
import type { Place } from "#app/admin/pieces/place.ts";
import { previewAddress } from "#contracts/preview-address.ts";
import { elementSaying } from "./element-saying.ts";

type PageBesideProps = {
  place: Place;
  /** Of its page, where that is not in its place. */
  link?: string | undefined;
  heading: string;
  /** Another one whenever what is typed has been kept. */
  kept: object;
  /** What the page says where somebody is writing; empty: nothing yet. */
  edited: string;
};

/** The page in its language as it will be, beside the texts; what is being written is outlined. */
export function PageBeside({ place, link, heading, kept, edited }: PageBesideProps) {
  const [newest, setNewest] = useState({ kept, number: 0 });
  // A frame of the page as it came could have loaded before React hears of it.
  const [isAlive, setAlive] = useState(false);
  const [ready, setReady] = useState(-1);
  const frames = useRef(new Map<number, HTMLIFrameElement>());
  if (newest.kept !== kept) setNewest({ kept, number: newest.number + 1 });

  const show = (number: number) => {
    const page = frames.current.get(number)?.contentDocument;
    if (page) outline(page, edited);
  };

  useEffect(() => setAlive(true), []);
  useEffect(() => show(ready));

  function loaded(number: number): void {
    const page = frames.current.get(number)?.contentDocument?.defaultView;
    // The browser's own page of an error: what was shown stays.
    if (!page) return;
    page.scrollTo(0, frames.current.get(ready)?.contentWindow?.scrollY ?? 0);
    setReady(number);
  }

  return (
    <aside className="page-beside" aria-label={heading}>
      <h2>{heading}</h2>
      <div inert>
        {[...new Set([ready, newest.number])]
          .filter((number) => isAlive && number >= 0)
          .map((number) => (
            <iframe
              key={number}
              ref={(frame) => {
                if (frame) frames.current.set(number, frame);
                else frames.current.delete(number);
              }}
              title={heading}
              src={previewAddress(place, { link })}
              // Where there is no room for it, it is not loaded.
              loading="lazy"
              data-waiting={number !== ready || undefined}
              onLoad={() => loaded(number)}
            />
          ))}
      </div>
    </aside>
  );
}

const EDITED = "data-edited";

function outline(page: Document, edited: string): void {
  const main = page.querySelector("main");
  const before = page.querySelector<HTMLElement>(`[${EDITED}]`);
  const part = main && elementSaying(main, edited);
  if (part === before) return;
  before?.removeAttribute(EDITED);
  before?.style.removeProperty("outline");
  if (!part) return;
  part.setAttribute(EDITED, "");
  part.style.outline = "4px solid #c4954e";
  const view = page.defaultView;
  const { top } = part.getBoundingClientRect();
  view?.scrollBy(0, top - view.innerHeight / 3);
}
