import { PostEditor } from "#app/admin/posts/post-editor.tsx";
import { usePostEditor } from "#app/admin/posts/use-post-editor.ts";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { siteContext } from "../../context.ts";
import { showToast } from "../../ui/toast.ts";
import type { Route } from "./+types/blog-create.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return { types: await context.get(siteContext).site.blog.listTypes() };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Create New Blog");

export default function AdminBlogCreate({ loaderData: { types } }: Route.ComponentProps) {
  const editor = usePostEditor({
    onSaved: () => showToast("Blog post created!", "success"),
    onFailed: () => showToast("Error creating blog post.", "error"),
  });
  return (
    <PostEditor
      editor={editor}
      title="Create New Blog"
      submitText="Create Blog"
      restText="Visible to everyone as soon as you create it"
      types={types}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} />;
}
