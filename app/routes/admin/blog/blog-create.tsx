import { useState } from "react";
import { renamePage } from "#app/admin/pieces/rename-page.ts";
import { PostEditor } from "#app/admin/posts/post-editor.tsx";
import { PublishedNote } from "#app/admin/posts/published-note.tsx";
import { usePostEditor } from "#app/admin/posts/use-post-editor.ts";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { siteContext } from "#app/context.ts";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { showToast } from "#app/ui/toast.ts";
import * as words from "#i18n/en/admin/posts.ts";
import type { Route } from "./+types/blog-create.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return { types: await context.get(siteContext).site.blog.listTypes() };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.createNewBlog);

export default function AdminBlogCreate({ loaderData: { types } }: Route.ComponentProps) {
  const [published, setPublished] = useState<string | null>(null);
  const editor = usePostEditor({
    onBegun: (id) => renamePage(`/admin/blog/edit/${id}`),
    onSaved(link, isNewer) {
      showToast(words.postCreated, "success");
      if (isNewer) return;
      setPublished(link);
      renamePage("/admin/blog/create");
    },
    onFailed: () => showToast(words.postNotCreated, "error"),
  });
  return (
    <PostEditor
      editor={editor}
      title={words.createNewBlog}
      submitText={words.createBlog}
      restText={words.visibleOnCreate}
      types={types}
      note={
        published && !editor.document.isDirty ? (
          <PublishedNote link={published} onAnother={() => setPublished(null)} />
        ) : null
      }
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} />;
}
