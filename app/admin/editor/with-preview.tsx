import { type ReactNode, useState } from "react";
import { Segmented } from "#app/admin/pieces/segmented.tsx";
import * as words from "#i18n/en/admin/editor.ts";

type WithPreviewProps = { children: ReactNode; preview: ReactNode };

/** Form left, preview right; on phones one of the two. */
export function WithPreview({ children, preview }: WithPreviewProps) {
  const [view, setView] = useState<"edit" | "preview">("edit");
  return (
    <>
      <Segmented
        className="segmented-wide mb-4 lg:hidden"
        label={words.view}
        chosen={view}
        onChoose={setView}
        options={[
          { value: "edit", label: words.edit, icon: "pencil" },
          { value: "preview", label: words.preview, icon: "eye" },
        ]}
      />
      <div className="with-preview">
        <div className={view === "edit" ? "" : "max-lg:hidden"}>{children}</div>
        <aside aria-label={words.livePreview} className={view === "preview" ? "" : "max-lg:hidden"}>
          {preview}
        </aside>
      </div>
    </>
  );
}
