import { PostArticle } from "#app/site/blog/post-article.tsx";
import type { Blog } from "#contracts/blog.ts";
import * as words from "#i18n/en/admin/preview.ts";
import { PreviewFrame } from "./preview-frame.tsx";
import { useFilled } from "./use-filled.ts";

type PostPreviewProps = {
  post: Pick<Blog, "title" | "type" | "image" | "content">;
  /** When; unset: today. */
  published?: string;
  heading?: string;
  isWide?: boolean;
};

/** The public page of a post. */
export function PostPreview({ post, published, ...frame }: PostPreviewProps) {
  const shown = useFilled(post, { isHtml: true });
  return (
    <PreviewFrame title={words.postPreview} {...frame}>
      <PostArticle post={shown} {...(published ? { published } : {})} />
    </PreviewFrame>
  );
}
