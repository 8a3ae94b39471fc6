import { redirect } from "react-router";
import type { Route } from "./+types/old-page-editor.ts";

export const loader = ({ params }: Route.LoaderArgs) =>
  redirect(`/admin/page/${encodeURIComponent(params.id)}`);
