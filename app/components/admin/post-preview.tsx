import { PostArticle } from "../post-article.tsx";
import { AdminDialog } from "./admin-dialog.tsx";
import { PreviewFrame } from "./preview-frame.tsx";
import { useFilled } from "./use-filled.ts";
import type { PostEditing } from "./use-post-editor.ts";

/** The post as it will stand. */
export function PostPreview({
  post,
  onClose,
}: {
  post: PostEditing["document"]["value"];
  onClose: () => void;
}) {
  const shown = useFilled(post, { isHtml: true });
  return (
    <AdminDialog isOpen onClose={onClose} title="Preview" className="dialog-wide">
      <div>
        <PreviewFrame title="The post as it will stand">
          <PostArticle post={shown} />
        </PreviewFrame>
      </div>
    </AdminDialog>
  );
}
