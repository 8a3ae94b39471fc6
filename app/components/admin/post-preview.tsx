import { PostArticle } from "../post-article.tsx";
import { AdminDialog } from "./admin-dialog.tsx";
import type { PostForm } from "./post-form.ts";
import { PreviewFrame } from "./preview-frame.tsx";
import { useFilled } from "./use-filled.ts";

/** The post as it will stand. */
export function PostPreview({ post, onClose }: { post: PostForm; onClose: () => void }) {
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
