import type { ReactNode } from "react";

type WindowPictureProps = { children: ReactNode; isThumbnail?: boolean; className?: string };

/** The aeroplane window around a picture. */
export function WindowPicture({ children, isThumbnail, className = "" }: WindowPictureProps) {
  const classes = ["window", isThumbnail && "window-thumbnail", className].filter(Boolean);
  return (
    <span className={`block ${classes.join(" ")}`}>
      <span>{children}</span>
    </span>
  );
}
