import { data, useNavigate } from "react-router";
import { PostEditor } from "#app/admin/posts/post-editor.tsx";
import { usePostEditor } from "#app/admin/posts/use-post-editor.ts";
import { WITHOUT_ASKING } from "#app/admin/session/leave-guard.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import type { Blog, BlogType } from "#contracts/blog.ts";
import * as words from "#i18n/en/admin/posts.ts";
import { siteContext } from "../../context.ts";
import { showToast } from "../../ui/toast.ts";
import type { Route } from "./+types/blog-edit.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const post = await site.blog.find(params.id);
  if (!post) throw data(null, { status: 404, statusText: words.noSuchPost });
  const pictures = await site.media.factsIn(post.image);
  return { post, pictures, types: await site.blog.listTypes() };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.editBlogPost);

export default function AdminBlogEdit({ loaderData: { post, types } }: Route.ComponentProps) {
  return <EditPost key={post._id} post={post} types={types} />;
}

function EditPost({ post, types }: { post: Blog; types: BlogType[] }) {
  const navigate = useNavigate();
  const editor = usePostEditor({
    post,
    onSaved() {
      showToast(words.postUpdated, "success");
      void navigate("/admin/blog", { state: WITHOUT_ASKING });
    },
    onFailed: () => showToast(words.postNotUpdated, "error"),
  });
  return (
    <PostEditor
      editor={editor}
      title={words.editBlogPost}
      submitText={words.updateBlog}
      restText={words.visibleOnUpdate}
      types={types}
      id={post._id}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} title={words.postNotLoaded} />;
}
