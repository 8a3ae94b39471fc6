import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { translationStateSchema } from "#contracts/translation-state.ts";
import type { Site } from "#server/site.ts";
import { json } from "./answers.ts";
import type { ApiEnv } from "./api-env.ts";
import { refusals, signedInOnly } from "./require-user.ts";

const listStates = createRoute({
  method: "get",
  path: "/",
  summary: "How far each thing is translated: of posts, the newest",
  ...signedInOnly,
  responses: { 200: json("By thing and language", z.array(translationStateSchema)), ...refusals },
});

export const translationsApi = (site: Pick<Site, "translation">) =>
  new OpenAPIHono<ApiEnv>().openapi(listStates, async (c) =>
    c.json(await site.translation.list(), 200),
  );
