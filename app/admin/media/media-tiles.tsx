import type { ReactNode } from "react";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { artOf, listArt } from "#app/site/pieces/art.ts";
import { Picture } from "#app/site/pieces/picture.tsx";
import type { Media } from "#contracts/media.ts";
import { ACCEPTED } from "#contracts/media-limits.ts";
import * as words from "#i18n/en/admin/media.ts";
import { comma } from "#i18n/en/language.ts";
import { fileSize } from "#i18n/file-size.ts";
import { ungrouped } from "#i18n/ungrouped.ts";
import { saysNothing } from "./media-form.ts";

const TILE_SIZES = "(width < 40rem) 45vw, 260px";

type Press = { pressText: string | undefined };

type PictureTilesProps = Press & {
  pictures: Media[];
  onPick: (picture: Media) => void;
  onFiles: (files: FileList) => void;
};

/** The upload tile first, then the pictures. */
export function PictureTiles({ pictures, pressText, onPick, onFiles }: PictureTilesProps) {
  return (
    <ul className="media-tiles">
      <li>
        <label className="media-tile upload-tile">
          <input
            type="file"
            multiple
            accept={ACCEPTED}
            className="sr-only"
            onChange={({ currentTarget }) => {
              if (currentTarget.files) onFiles(currentTarget.files);
              // The same file may be chosen again.
              currentTarget.value = "";
            }}
          />
          <AdminIcon name="upload" />
          <b>{words.uploadPictures}</b>
          <small>{words.orDrop}</small>
        </label>
      </li>
      {pictures.map((picture) => (
        <Tile
          key={picture._id}
          src={picture.url}
          pressText={pressText}
          onPick={() => onPick(picture)}
        >
          <b dir="auto">{picture.name}</b>
          <small>
            {ungrouped(picture.width)} × {ungrouped(picture.height)}
            {comma}
            {fileSize(picture.bytes)}
          </small>
          {saysNothing(picture) ? (
            <small className="text-warn">{words.saysNothingYet}</small>
          ) : null}
        </Tile>
      ))}
    </ul>
  );
}

type ArtTilesProps = Press & { onPick: (address: string) => void };

/** The scenes that come with the site. */
export function ArtTiles({ pressText, onPick }: ArtTilesProps) {
  return (
    <ul className="media-tiles">
      {listArt().map((address) => (
        <Tile key={address} src={address} pressText={pressText} onPick={() => onPick(address)}>
          <b>{artOf(address)?.alt}</b>
          <small>{address}</small>
        </Tile>
      ))}
    </ul>
  );
}

type TileProps = Press & { src: string; onPick: () => void; children: ReactNode };

function Tile({ src, pressText, onPick, children }: TileProps) {
  return (
    <li>
      <button type="button" className="media-tile" onClick={onPick}>
        <Picture src={src} alt="" sizes={TILE_SIZES} />
        <span>
          {children}
          {pressText ? <small className="press">{pressText}</small> : null}
        </span>
      </button>
    </li>
  );
}
