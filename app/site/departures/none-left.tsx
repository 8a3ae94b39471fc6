import { artOf } from "#app/site/pieces/art.ts";
import { WindowPicture } from "#app/ui/window-picture.tsx";
import type { DepartingId } from "#contracts/kinds/departure.ts";
import * as words from "#i18n/en/site/departures.ts";
import { askPrice } from "#i18n/en/site/enquiry.ts";

type NoneLeftProps = {
  id: DepartingId;
  /** An address of this language. */
  hrefOf: (path: string) => string;
};

const PICTURE = "/art/madinah-dawn.svg";

/** Of a package whose last departure has left. */
export const NoneLeft = ({ id, hrefOf }: NoneLeftProps) => (
  <>
    <h2 id="dates-heading">{words.heading}</h2>
    <div className="mt-7 grid justify-items-center gap-3 rounded-card border border-line bg-surface px-6 py-9 text-center">
      <WindowPicture isThumbnail className="w-[84px]">
        <img
          className="picture"
          src={PICTURE}
          alt=""
          width={1600}
          height={900}
          style={{ objectPosition: artOf(PICTURE)?.focus }}
          loading="lazy"
        />
      </WindowPicture>
      <p className="font-[640]">{words.noneLeft}</p>
      <p className="text-ink2">{words.noneLeftText}</p>
      <a className="button button-secondary" href={hrefOf(`/get-started?topic=${id}`)}>
        {askPrice}
      </a>
    </div>
  </>
);
