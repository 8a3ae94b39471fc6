import { type ReactNode, useState } from "react";
import { Segmented } from "#app/admin/pieces/segmented.tsx";
import * as words from "#i18n/en/admin/editor.ts";

type EditorLayoutProps = {
  id: string;
  title: string;
  text: string;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
  preview: ReactNode;
};

/** Form left, preview right; on phones one of the two. */
export function EditorLayout({ id, title, text, action, children, preview }: EditorLayoutProps) {
  const [view, setView] = useState<"edit" | "preview">("edit");
  return (
    <div className="admin-wrap">
      <div className="page-head">
        <h1 id={id}>{title}</h1>
        {action}
        <p>{text}</p>
        <Segmented
          className="segmented-wide lg:hidden"
          label={words.view}
          chosen={view}
          onChoose={setView}
          options={[
            { value: "edit", label: words.edit, icon: "pencil" },
            { value: "preview", label: words.preview, icon: "eye" },
          ]}
        />
      </div>
      <div className="with-preview">
        <div className={view === "edit" ? "" : "max-lg:hidden"}>{children}</div>
        <aside aria-label={words.livePreview} className={view === "preview" ? "" : "max-lg:hidden"}>
          {preview}
        </aside>
      </div>
    </div>
  );
}
