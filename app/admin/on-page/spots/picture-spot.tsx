import { useRef, useState } from "react";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { late } from "#app/admin/pieces/late.tsx";
import * as words from "#i18n/en/admin/on-page.ts";
import { fill } from "#i18n/fill.ts";
import type { Spot } from "./spots.ts";
import { withAdminSheet } from "./with-admin-sheet.ts";

const PicturePanel = late(() =>
  withAdminSheet(import("./picture-panel.tsx").then(({ PicturePanel }) => PicturePanel)),
);

type PictureSpotProps = {
  spot: Spot;
  label: string;
  address: string;
  onChoose: (address: string) => void;
  /** What is known of the picture has changed. */
  onDescribed: () => void;
};

/** A narrower one has room for the sign alone, px. */
const NARROW = 220;

/** A picture of the page; the page is seen beside the panel, and changes with it. */
export function PictureSpot({ spot, label, address, onChoose, onDescribed }: PictureSpotProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { left, top, width, height, key } = spot;
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <div
        className="edit-picture"
        style={{ left, top, width, height }}
        data-key={key}
        data-open={isOpen}
      >
        <span className="edit-tag" aria-hidden="true">
          {label}
        </span>
        <button
          ref={button}
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-label={fill(words.changePictureOf, { label })}
          onClick={() => setOpen(true)}
        >
          <AdminIcon name="image" />
          {width < NARROW ? null : words.changePicture}
        </button>
      </div>
      {isOpen ? (
        <PicturePanel {...{ label, address, onChoose, onDescribed }} onClose={close} />
      ) : null}
    </>
  );
}
