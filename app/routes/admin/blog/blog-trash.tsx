import { usePostTrash } from "#app/admin/posts/use-post-trash.ts";
import { AdminProblem } from "#app/admin/shell/admin-problem.tsx";
import { TrashPage } from "#app/admin/writing/trash-page.tsx";
import { siteContext } from "#app/context.ts";
import { unlistedMeta } from "#app/site/head/page-meta.ts";
import * as words from "#i18n/en/admin/posts.ts";
import { trash } from "#i18n/en/admin/writing.ts";
import type { Route } from "./+types/blog-trash.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return { posts: await context.get(siteContext).site.blog.listTrash() };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, trash);

export default function BlogTrash({ loaderData: { posts } }: Route.ComponentProps) {
  return <TrashPage trashed={posts} trash={usePostTrash()} emptyText={words.trashEmptyText} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} title={words.trashNotLoaded} />;
}
