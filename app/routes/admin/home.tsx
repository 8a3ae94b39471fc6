import { AdminProblem } from "../../components/admin/admin-problem.tsx";
import { HomeEditor } from "../../components/admin/home-editor.tsx";
import { unlistedMeta } from "../../components/page-meta.ts";
import { siteContext } from "../../context.ts";
import type { Route } from "./+types/home.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const home = await site.home.find();
  return { home, pictures: await site.media.factsIn(home) };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Home page");

export default function AdminHome({ loaderData: { home } }: Route.ComponentProps) {
  return home ? <HomeEditor home={home} /> : <AdminProblem title="There is no home page yet" />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} />;
}
