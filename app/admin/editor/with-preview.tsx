import { type ReactNode, useState } from "react";
import { livePreview } from "#i18n/en/admin/editor.ts";
import { ViewSwitch } from "./view-switch.tsx";

type WithPreviewProps = { children: ReactNode; preview: ReactNode };

/** Form left, preview right; on phones one of the two. */
export function WithPreview({ children, preview }: WithPreviewProps) {
  const [isPreviewing, setPreviewing] = useState(false);
  return (
    <>
      <ViewSwitch isPreviewing={isPreviewing} onPreview={setPreviewing} />
      <div className="with-preview">
        <div className={isPreviewing ? "max-lg:hidden" : ""}>{children}</div>
        <aside aria-label={livePreview} className={isPreviewing ? "" : "max-lg:hidden"}>
          {preview}
        </aside>
      </div>
    </>
  );
}
