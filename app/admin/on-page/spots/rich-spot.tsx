import { useRef, useState } from "react";
import type { Unkept } from "#app/admin/on-page/storing/use-unkept.ts";
import { late } from "#app/admin/pieces/late.tsx";
import * as words from "#i18n/en/admin/on-page.ts";
import { fill } from "#i18n/fill.ts";
import type { Spot } from "./spots.ts";
import { withAdminSheet } from "./with-admin-sheet.ts";

const RichHere = late(() =>
  withAdminSheet(import("./rich-here.tsx").then(({ RichHere }) => RichHere)),
);

type RichSpotProps = {
  spot: Spot;
  label: string;
  html: string;
  onKeep: (html: string) => void;
  unkept: Unkept;
  /** How often something was undone in the bar, or done again. */
  stepped: number;
};

/** Formatted text: the editor opens in its place. */
export function RichSpot({ spot, label, html, ...here }: RichSpotProps) {
  const [written, setWritten] = useState<Element | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { left, top, width, height, key, anchor } = spot;
  const close = () => {
    setWritten(null);
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <>
      <div
        className="edit-target edit-rich"
        style={{ left, top, width, height }}
        data-key={key}
        hidden={written !== null}
      >
        <button
          ref={button}
          type="button"
          aria-label={fill(words.writeText, { label })}
          onKeyDown={({ key }) => key === "F2" && anchor instanceof Element && setWritten(anchor)}
          onClick={() => anchor instanceof Element && setWritten(anchor)}
        />
        <span className="edit-tag" aria-hidden="true">
          {label}
        </span>
      </div>
      {written ? <RichHere {...{ label, html, ...here }} place={written} onClose={close} /> : null}
    </>
  );
}
