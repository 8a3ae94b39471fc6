import { useNavigate, useRevalidator } from "react-router";
import { PostEditor } from "#app/admin/posts/post-editor.tsx";
import { usePostEditor } from "#app/admin/posts/use-post-editor.ts";
import { WITHOUT_ASKING } from "#app/admin/session/leave-guard.tsx";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { siteContext, userContext } from "#app/context.ts";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import { showToast } from "#app/ui/toast.ts";
import * as words from "#i18n/en/admin/posts.ts";
import { requireOpen } from "../require-open.server.ts";
import type { Route } from "./+types/blog-edit.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const { id } = params;
  const [post, draft] = await Promise.all([
    site.blog.find(id),
    site.draft.find({ kind: "post", id }, { by: context.get(userContext)?._id ?? null }),
  ]);
  await requireOpen(context, { kind: "post", id, open: post, draft, noSuch: words.noSuchPost });
  const pictures = await site.media.factsIn(String(draft?.body.image ?? post?.image));
  return { id, post, draft, pictures, types: await site.blog.listTypes() };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, words.editBlogPost);

export default function AdminBlogEdit({ loaderData }: Route.ComponentProps) {
  return <EditPost key={loaderData.id} {...loaderData} />;
}

function EditPost({ id, post, draft, types }: Route.ComponentProps["loaderData"]) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const editor = usePostEditor({
    ...{ id, post, draft },
    onSaved(_, isNewer) {
      showToast(post ? words.postUpdated : words.postCreated, "success");
      // Whoever wrote on stays with it.
      if (isNewer) void revalidate();
      else void navigate("/admin/blog", { state: WITHOUT_ASKING });
    },
    onFailed: () => showToast(post ? words.postNotUpdated : words.postNotCreated, "error"),
  });
  return (
    <PostEditor
      editor={editor}
      title={words.editBlogPost}
      submitText={post ? words.updateBlog : words.createBlog}
      types={types}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} title={words.postNotLoaded} />;
}
