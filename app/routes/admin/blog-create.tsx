import { useNavigate } from "react-router";
import { PostEditor } from "#app/admin/posts/post-editor.tsx";
import { usePostEditor } from "#app/admin/posts/use-post-editor.ts";
import { WITHOUT_ASKING } from "#app/admin/session/leave-guard.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import * as words from "#i18n/en/admin/posts.ts";
import { siteContext } from "../../context.ts";
import { showToast } from "../../ui/toast.ts";
import type { Route } from "./+types/blog-create.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return { types: await context.get(siteContext).site.blog.listTypes() };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.createNewBlog);

export default function AdminBlogCreate({ loaderData: { types } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const editor = usePostEditor({
    onBegun: (id) => void navigate(`/admin/blog/edit/${id}`, { state: WITHOUT_ASKING }),
    onSaved: () => showToast(words.postCreated, "success"),
    onFailed: () => showToast(words.postNotCreated, "error"),
  });
  return (
    <PostEditor
      editor={editor}
      title={words.createNewBlog}
      submitText={words.createBlog}
      restText={words.visibleOnCreate}
      types={types}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} />;
}
