import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import {
  BLOG_LIST_LIMIT,
  type Blog,
  type BlogListQuery,
  blogListQuerySchema,
  blogSchema,
} from "#contracts/blog.ts";
import { cursorOf } from "#contracts/blog-cursor.ts";
import { errorBody } from "#i18n/error-body.ts";
import type { Site } from "#server/site.ts";
import { failure, json } from "./answers.ts";
import type { ApiEnv } from "./api-env.ts";
import { inLanguage, siteIn } from "./in-language.ts";

const listBlogs = createRoute({
  method: "get",
  path: "/",
  summary: "Posts, newest first",
  request: { query: blogListQuerySchema },
  responses: {
    200: {
      ...json("The posts", z.array(blogSchema)),
      headers: z.object({
        "X-Total-Count": z.string().describe("How many posts match"),
        Link: z.string().optional().describe('The next page: </api/blogs?…>; rel="next"'),
      }),
    },
    400: failure("The query has a mistake"),
  },
});

const findBlogByLink = createRoute({
  method: "get",
  path: "/link/{link}",
  summary: "One post by its link",
  ...inLanguage,
  request: {
    params: z.object({ link: z.string().describe("Slashes may be sent as they are or as %2F") }),
  },
  responses: { 200: json("The post", blogSchema), 404: failure("No post has this link") },
});

const findBlog = createRoute({
  method: "get",
  path: "/{id}",
  summary: "One post by its id",
  request: { ...inLanguage, params: z.object({ id: z.string() }) },
  responses: { 200: json("The post", blogSchema), 404: failure("No post has this id") },
});

export function blogApi(site: Site) {
  const api = new OpenAPIHono<ApiEnv>();
  const findMoved = async (old: string, blog: Pick<Site["blog"], "findByLink">) => {
    const link = await site.redirect.findNextLink(old);
    return link === null ? null : blog.findByLink(link);
  };
  // Described as one path segment, answered for several: a link may hold slashes.
  api.openAPIRegistry.registerPath(findBlogByLink);
  const anyLink = { ...findBlogByLink, path: "/link/:link{.+}", hide: true } as const;
  return api
    .openapi(listBlogs, async (c) => {
      const query = c.req.valid("query");
      const { limit = BLOG_LIST_LIMIT } = query;
      const { blog } = await siteIn(site, c);
      const [found, total] = await Promise.all([
        // One more than the page shows, to know whether another page follows.
        blog.list({ ...query, limit: limit + 1 }),
        blog.count(query),
      ]);
      const posts = found.slice(0, limit);
      c.header("X-Total-Count", String(total));
      if (found.length > limit) c.header("Link", `<${nextPage(query, posts)}>; rel="next"`);
      return c.json(posts, 200);
    })
    .openapi(anyLink, async (c) => {
      const { link } = c.req.valid("param");
      const { blog } = await siteIn(site, c);
      const post = (await blog.findByLink(link)) ?? (await findMoved(link, blog));
      return post ? c.json(post, 200) : c.json(errorBody("no-post-with-link"), 404);
    })
    .openapi(findBlog, async (c) => {
      const { blog } = await siteIn(site, c);
      const post = await blog.find(c.req.valid("param").id);
      return post ? c.json(post, 200) : c.json(errorBody("no-post"), 404);
    });
}

/**
 * After the last post, so that none comes twice or is left out when somebody writes meanwhile; a search, and a list
 * that begins with what is translated, have another order than that of time.
 */
function nextPage(query: BlogListQuery, posts: Blog[]): string {
  const { limit = BLOG_LIST_LIMIT, offset, type, q, lang } = query;
  const last = posts.at(-1);
  const params = new URLSearchParams({ limit: String(limit) });
  if (type) params.set("type", type);
  if (lang) params.set("lang", lang);
  if (q?.trim()) params.set("q", q);
  if (q?.trim() || (lang ?? "en") !== "en") params.set("offset", String(offset + limit));
  else if (last) params.set("after", cursorOf(last));
  return `/api/blogs?${params}`;
}
