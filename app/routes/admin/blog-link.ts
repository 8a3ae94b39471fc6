import type { LinkAnswer } from "#app/admin/inputs/link-availability.tsx";
import { siteContext } from "../../context.ts";
import type { Route } from "./+types/blog-link.ts";

/** Which other post than `except` has a link, if any. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<LinkAnswer> {
  const { searchParams } = new URL(request.url);
  const link = searchParams.get("link") ?? "";
  const post = await context.get(siteContext).site.blog.findByLink(link);
  const isTaken = post !== null && post._id !== searchParams.get("except");
  return { link, takenBy: isTaken ? { _id: post._id, title: post.title } : null };
}
