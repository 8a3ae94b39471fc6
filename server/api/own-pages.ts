import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { listedOwnPageSchema, ownPageCardSchema, ownPageSchema } from "#contracts/own-page.ts";
import { ownPagePath } from "#contracts/own-page-path.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import type { Site } from "#server/site.ts";
import { failure, json } from "./answers.ts";
import type { ApiEnv } from "./api-env.ts";
import { inLanguage, siteIn } from "./in-language.ts";

const listPages = createRoute({
  method: "get",
  path: "/",
  summary: "Pages of one's own that are public; for staff those that wait too, each with its state",
  ...inLanguage,
  responses: {
    200: json(
      "Without their texts",
      z.union([z.array(listedOwnPageSchema), z.array(ownPageCardSchema)]),
    ),
  },
});

const findByLink = createRoute({
  method: "get",
  path: "/link/{link}",
  summary: "A page of one's own by its link, also by one that it had",
  ...inLanguage,
  request: { params: z.object({ link: z.string() }) },
  responses: { 200: json("The page", ownPageSchema), 404: failure("No page has this link") },
});

const findPage = createRoute({
  method: "get",
  path: "/{id}",
  summary: "A page of one's own by its id",
  ...inLanguage,
  request: { params: z.object({ id: z.string() }) },
  responses: { 200: json("The page", ownPageSchema), 404: failure("No page has this id") },
});

export function ownPagesApi(site: Site) {
  return new OpenAPIHono<ApiEnv>()
    .openapi(listPages, async (c) => {
      const session = await c.get("auth").findSession(c.req.header("cookie"));
      const { ownPage } = await siteIn(site, c);
      if (!session) return c.json(await ownPage.list(), 200);
      c.header("Cache-Control", "private, no-store");
      return c.json(await ownPage.listAll(), 200);
    })
    .openapi(findByLink, async (c) => {
      const { link } = c.req.valid("param");
      const { ownPage } = await siteIn(site, c);
      const page = (await ownPage.findByLink(link)) ?? (await findMoved(link));
      if (!page) throw new DomainError("not-found");
      return c.json(page, 200);
    })
    .openapi(findPage, async (c) => {
      const { ownPage } = await siteIn(site, c);
      const page = await ownPage.find(c.req.valid("param").id);
      if (!page) throw new DomainError("not-found");
      return c.json(page, 200);
    });

  async function findMoved(old: string) {
    const to = await site.redirect.findNext(ownPagePath(old));
    const pages = await site.ownPage.list();
    const page = pages.find(({ link }) => ownPagePath(link) === to);
    return page ? site.ownPage.find(page._id) : null;
  }
}
