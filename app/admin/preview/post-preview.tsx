import { AdminDialog } from "#app/admin/pieces/admin-dialog.tsx";
import type { PostEditing } from "#app/admin/posts/use-post-editor.ts";
import { PostArticle } from "#app/site/blog/post-article.tsx";
import * as words from "#i18n/en/admin/preview.ts";
import { PreviewFrame } from "./preview-frame.tsx";
import { useFilled } from "./use-filled.ts";

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
    <AdminDialog isOpen onClose={onClose} title={words.preview} className="dialog-wide">
      <div>
        <PreviewFrame title={words.postPreview}>
          <PostArticle post={shown} />
        </PreviewFrame>
      </div>
    </AdminDialog>
  );
}
