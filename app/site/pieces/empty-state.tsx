import type { ReactNode } from "react";
import { WindowPicture } from "#app/ui/window-picture.tsx";
import { Picture } from "./picture.tsx";

type EmptyStateProps = { title: string; text?: string; children?: ReactNode };

/** Nothing to show, or it could not be loaded: one bold line, one sentence, one action. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className="my-6 grid justify-items-center gap-3 rounded-panel border border-linestrong border-dashed bg-surface px-6 py-9 text-center">
      <WindowPicture isThumbnail className="w-[84px]">
        <Picture src="/art/madinah-dawn.svg" alt="" />
      </WindowPicture>
      <p className="font-[640]">{title}</p>
      {text ? <p className="text-ink2">{text}</p> : null}
      {children}
    </div>
  );
}
