import type { ReactNode } from "react";
import { PageHead } from "#app/admin/pieces/admin-page.tsx";
import { WithPreview } from "./with-preview.tsx";

type EditorLayoutProps = {
  id: string;
  title: string;
  text: string;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
  preview: ReactNode;
};

/** A form and its public page. */
export function EditorLayout({ id, title, text, action, children, preview }: EditorLayoutProps) {
  return (
    <div className="admin-wrap">
      <PageHead {...{ id, title, text, action }} />
      <WithPreview preview={preview}>{children}</WithPreview>
    </div>
  );
}
