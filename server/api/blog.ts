import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import {
  BLOG_LIST_LIMIT,
  type BlogListQuery,
  blogListQuerySchema,
  blogSchema,
} from "#contracts/blog.ts";
import type { Site } from "#server/domain/index.ts";
import { failure, json } from "./answers.ts";
import type { ApiEnv } from "./api-env.ts";

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
  request: {
    params: z.object({ link: z.string().describe("Slashes may be sent as they are or as %2F") }),
  },
  responses: { 200: json("The post", blogSchema), 404: failure("No post has this link") },
});

const findBlog = createRoute({
  method: "get",
  path: "/{id}",
  summary: "One post by its id",
  request: { params: z.object({ id: z.string() }) },
  responses: { 200: json("The post", blogSchema), 404: failure("No post has this id") },
});

export function blogApi(site: Site): OpenAPIHono<ApiEnv> {
  const api = new OpenAPIHono<ApiEnv>();

  api.openapi(listBlogs, async (c) => {
    const query = c.req.valid("query");
    const [posts, total] = await Promise.all([site.blog.list(query), site.blog.count(query)]);
    c.header("X-Total-Count", String(total));
    const next = nextPage(query, total);
    if (next) c.header("Link", `<${next}>; rel="next"`);
    return c.json(posts, 200);
  });

  // Described as one path segment, answered for several: a link may hold slashes.
  api.openAPIRegistry.registerPath(findBlogByLink);
  api.openapi({ ...findBlogByLink, path: "/link/:link{.+}", hide: true }, async (c) => {
    const post = await site.blog.findByLink(c.req.valid("param").link);
    return post ? c.json(post, 200) : c.json({ message: "There is no post with this link." }, 404);
  });

  api.openapi(findBlog, async (c) => {
    const post = await site.blog.find(c.req.valid("param").id);
    return post ? c.json(post, 200) : c.json({ message: "There is no post with this id." }, 404);
  });

  return api;
}

function nextPage(query: BlogListQuery, total: number): string | null {
  const { limit = BLOG_LIST_LIMIT, offset, type, q } = query;
  const next = offset + limit;
  if (next >= total) return null;
  const params = new URLSearchParams({ limit: String(limit), offset: String(next) });
  if (type) params.set("type", type);
  if (q) params.set("q", q);
  return `/api/blogs?${params}`;
}
