import { useState } from "react";
import { mapFrameHref, mapHref } from "#app/site/pieces/map-links.ts";
import { written } from "#app/site/pieces/written.ts";
import type { ContactPage } from "#contracts/kinds/page.ts";
import * as contact from "#i18n/en/site/contact.ts";
import { fill } from "#i18n/fill.ts";

/** One function for all renders: a new one would take the focus each time. */
const focusIt = (frame: HTMLIFrameElement | null) => frame?.focus();

type OfficeMapProps = Pick<ContactPage, "map" | "office">;

/** A drawing until somebody asks for the map, which comes from another company. */
export function OfficeMap({ map, office }: OfficeMapProps) {
  const [isShown, setShown] = useState(false);
  const directions = office.directions || office.address;
  return (
    <div className="office-map">
      {isShown ? (
        <iframe
          ref={focusIt}
          src={mapFrameHref(map)}
          title={fill(contact.map, { place: office.name || office.address })}
        />
      ) : (
        <img
          src="/art/office-map.svg"
          alt=""
          width={1136}
          height={480}
          loading="lazy"
          decoding="async"
          className="picture"
        />
      )}
      <div className="address">
        {office.name ? (
          <b className="font-[640]" {...written(office.name)}>
            {office.name}
          </b>
        ) : null}
        <span className="text-ui leading-[1.45] text-ink2" {...written(directions)}>
          {directions}
        </span>
        <span className="flex flex-wrap items-center gap-x-6">
          <a
            href={mapHref(map)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={contact.openMapNewTab}
            className="text-link"
          >
            {contact.openMap}
          </a>
          {isShown ? null : (
            <button
              type="button"
              className="text-link needs-scripts cursor-pointer"
              onClick={() => setShown(true)}
            >
              {contact.showMap}
            </button>
          )}
        </span>
      </div>
    </div>
  );
}
