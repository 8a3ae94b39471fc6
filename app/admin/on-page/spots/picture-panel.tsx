import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { ChoosePicture } from "#app/admin/media/choose-picture.tsx";
import { useMediaList } from "#app/admin/media/use-media-list.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { artOf, listArt } from "#app/site/pieces/art.ts";
import type { Media } from "#contracts/media.ts";
import { smallestUrl } from "#contracts/media-address.ts";
import * as words from "#i18n/en/admin/on-page.ts";
import { fill } from "#i18n/fill.ts";
import { PictureFacts } from "./picture-facts.tsx";
import { PictureUpload } from "./picture-upload.tsx";

type PicturePanelProps = {
  label: string;
  /** As it is now. */
  address: string;
  onChoose: (address: string) => void;
  onDescribed: () => void;
  onClose: () => void;
};

const TILES = 6;

/** At the end edge, on a phone from below: each choice is shown by the page at once. */
export function PicturePanel({
  label,
  address,
  onChoose,
  onDescribed,
  onClose,
}: PicturePanelProps) {
  const [before] = useState(address);
  const [isChoosing, setChoosing] = useState(false);
  const list = useMediaList();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const pictures = list.pictures ?? [];
  const tiles = tilesOf(before, pictures);
  const known = pictures.find(({ url }) => url === address);

  useEffect(() => heading.current?.focus(), []);

  function putBack(): void {
    onChoose(before);
    onClose();
  }

  function onKeyDown({ key, target }: KeyboardEvent): void {
    // A dialog that was opened from here is closed by itself.
    const isOwn = target instanceof Element && target.closest(".picture-panel");
    if (key === "Escape" && isOwn) putBack();
  }

  return (
    <div className="picture-panel" role="dialog" aria-labelledby={headingId} onKeyDown={onKeyDown}>
      <div className="picture-panel-head">
        <h2 ref={heading} id={headingId} tabIndex={-1}>
          {label}
        </h2>
        <button type="button" className="icon-button" aria-label={words.close} onClick={putBack}>
          <AdminIcon name="x" />
        </button>
      </div>
      <ul className="picture-panel-tiles">
        {tiles.map((tile) => (
          <li key={tile}>
            <button
              type="button"
              aria-pressed={tile === address}
              aria-label={nameOf(tile, pictures)}
              onClick={() => onChoose(tile)}
            >
              <img src={smallestUrl(tile)} alt="" />
              {tile === address ? <AdminIcon name="circle-check" /> : null}
            </button>
          </li>
        ))}
      </ul>
      <div className="picture-panel-more">
        <PictureUpload
          onUploaded={(picture) => {
            list.put(picture);
            onChoose(picture.url);
          }}
        />
        <button
          type="button"
          className="button"
          aria-haspopup="dialog"
          onClick={() => setChoosing(true)}
        >
          {words.allPictures}
        </button>
      </div>
      <PictureFacts
        key={address}
        picture={known}
        said={artOf(address)?.alt}
        onPutBack={putBack}
        onUse={(described) => {
          if (described) {
            list.put(described);
            onDescribed();
          }
          onClose();
        }}
        onNewer={list.put}
        onGone={list.drop}
      />
      {isChoosing ? (
        <ChoosePicture
          onClose={() => setChoosing(false)}
          onChoose={(chosen) => {
            setChoosing(false);
            onChoose(chosen);
          }}
        />
      ) : null}
    </div>
  );
}

/** What is there first, then the newest of the library, then what comes with the site. */
const tilesOf = (before: string, pictures: Media[]): string[] =>
  [...new Set([before, ...pictures.map(({ url }) => url), ...listArt()])].slice(0, TILES);

function nameOf(address: string, pictures: Media[]): string {
  const picture = pictures.find(({ url }) => url === address);
  return picture?.alt || picture?.name || artOf(address)?.alt || fill(words.pictureAt, { address });
}
