import type { LinkAnswer } from "../../components/admin/link-availability.tsx";
import { siteContext } from "../../context.ts";
import type { Route } from "./+types/blog-link.ts";

/** Whether a link is taken by another post than `except`. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<LinkAnswer> {
  const { searchParams } = new URL(request.url);
  const link = searchParams.get("link") ?? "";
  const post = await context.get(siteContext).site.blog.findByLink(link);
  return { link, isTaken: post !== null && post._id !== searchParams.get("except") };
}
