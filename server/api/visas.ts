import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { ENTRY_WRITE_SCHEMAS, visaSchema } from "#contracts/entry.ts";
import { VISA_PURPOSES } from "#contracts/kinds/visa.ts";
import { visaReviewSchema } from "#contracts/visa-review.ts";
import { dayFormat } from "#contracts/zone-time.ts";
import { done } from "#i18n/en/api.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import type { Site } from "#server/site.ts";
import { body, failure, json } from "./answers.ts";
import type { ApiEnv } from "./api-env.ts";
import { entryParams, entryRoutes, takeWords } from "./entry-routes.ts";
import { inLanguage, siteIn } from "./in-language.ts";
import { refusals, signedInOnly } from "./require-user.ts";

const listVisas = createRoute({
  ...{ method: "get", path: "/", summary: "Visas that have a list of papers, by name" },
  ...inLanguage,
  responses: { 200: json("The visas", z.array(visaSchema)) },
});

const findVisa = createRoute({
  ...{
    method: "get",
    path: "/{kind}/{country}",
    summary: "The papers for a purpose and a country",
  },
  ...inLanguage,
  request: {
    params: z.object({
      kind: z.string().describe(VISA_PURPOSES.join(", ")),
      country: z.string().describe("As its address has it: malaysia"),
    }),
  },
  responses: { 200: json("The visa", visaSchema), 404: failure("There is no such list") },
});

const review = createRoute({
  method: "post",
  path: "/{id}/reviewed",
  summary: "Say that all of it was looked at today, or take that back; public at once",
  ...signedInOnly,
  request: { params: entryParams, body: { ...body(visaReviewSchema), required: false } },
  responses: {
    200: json("As it is now; what waits of it goes on waiting", visaSchema),
    ...refusals,
    400: failure("The body has a mistake"),
    404: failure("None has this id"),
    409: failure("It was changed since"),
  },
});

const routes = entryRoutes({ read: visaSchema, write: ENTRY_WRITE_SCHEMAS.visa }, "visa");

export function visasApi(site: Site) {
  const api = new OpenAPIHono<ApiEnv>();
  takeWords(api, site, "visa");
  return api
    .openapi(listVisas, async (c) => {
      const { entry } = await siteIn(site, c);
      return c.json(await entry.list("visa"), 200);
    })
    .openapi(findVisa, async (c) => {
      const { kind, country } = c.req.valid("param");
      const { entry } = await siteIn(site, c);
      const visa = await entry.findByAddress("visa", `${kind}/${country}`);
      if (!visa) throw new DomainError("not-found");
      return c.json(visa, 200);
    })
    .openapi(routes.create, async (c) => {
      const by = { by: c.get("user")._id };
      return c.json(await site.entry.create("visa", c.req.valid("json"), by), 201);
    })
    .openapi(routes.update, async (c) => {
      const by = { by: c.get("user")._id };
      const { id } = c.req.valid("param");
      return c.json(await site.entry.update("visa", id, c.req.valid("json"), by), 200);
    })
    .openapi(review, async (c) => {
      const user = c.get("user");
      const visa = await site.entry.find("visa", c.req.valid("param").id);
      if (!visa) throw new DomainError("not-found");
      const { timeZone } = await site.settings.get();
      const { _id, createdAt, updatedAt, language, ...body } = visa;
      const reviewed = c.req.valid("json").before ?? {
        reviewedOn: dayFormat(timeZone).format(Date.now()),
        reviewedBy: user.name,
      };
      const how = { by: user._id, isFollowing: true } as const;
      return c.json(await site.entry.update("visa", _id, { ...body, ...reviewed }, how), 200);
    })
    .openapi(routes.remove, async (c) => {
      const by = { by: c.get("user")._id };
      await site.entry.remove("visa", c.req.valid("param").id, by);
      return c.json({ message: done["entry-in-trash"] }, 200);
    })
    .openapi(routes.trash, async (c) => {
      const { entries, count } = await site.entry.trash(["visa"], c.req.valid("query"));
      c.header("X-Total-Count", String(count));
      return c.json(entries, 200);
    })
    .openapi(routes.restore, async (c) => {
      const by = { by: c.get("user")._id };
      return c.json(await site.entry.restore("visa", c.req.valid("param").id, by), 200);
    });
}
