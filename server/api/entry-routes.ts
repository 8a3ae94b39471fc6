import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { trashedEntrySchema } from "#contracts/entry.ts";
import { conflictSchema } from "#contracts/error.ts";
import type { EntryKindName } from "#contracts/kinds/entries.ts";
import { pageQuerySchema } from "#contracts/page-query.ts";
import type { Site } from "#server/site.ts";
import { body, failure, json, messageAnswer } from "./answers.ts";
import type { ApiEnv } from "./api-env.ts";
import { inLanguage, wordsOf } from "./in-language.ts";
import { refusals, signedInOnly } from "./require-user.ts";

export const entryParams = z.object({ id: z.string() });

const TAKEN = failure("Another one is at its address");
const MISTAKE = failure("The body has a mistake");

/** How entries of a kind are written. */
export function entryRoutes<Read extends z.ZodType, Write extends z.ZodType>(
  { read, write }: { read: Read; write: Write },
  kind: EntryKindName,
) {
  return {
    create: createRoute({
      ...{ method: "post", path: "/", summary: `Write a ${kind}` },
      ...signedInOnly,
      request: { body: body(write) },
      responses: {
        201: json("As it is now", read),
        ...refusals,
        400: MISTAKE,
        409: TAKEN,
      },
    }),
    update: createRoute({
      ...{ method: "put", path: "/{id}", summary: `Change a ${kind}` },
      ...signedInOnly,
      ...inLanguage,
      request: { params: entryParams, body: body(write) },
      responses: {
        200: json("As it is now", read),
        ...refusals,
        400: MISTAKE,
        404: failure("None has this id"),
        409: json(
          "Somebody else saved since (`current` is there), or another one is at its address",
          conflictSchema(read),
        ),
      },
    }),
    remove: createRoute({
      ...{ method: "delete", path: "/{id}", summary: `Put a ${kind} into the trash, for 30 days` },
      ...signedInOnly,
      request: { params: entryParams },
      responses: {
        200: messageAnswer("It is in the trash"),
        ...refusals,
        404: failure("None has this id"),
        409: failure("It is needed where the answer says"),
      },
    }),
    trash: createRoute({
      ...{ method: "get", path: "/trash" },
      summary: `Each ${kind} that can be brought back, last deleted first`,
      ...signedInOnly,
      request: { query: pageQuerySchema },
      responses: {
        200: {
          ...json("They may be unfinished", z.array(trashedEntrySchema)),
          headers: z.object({ "X-Total-Count": z.string().describe("How many there are") }),
        },
        ...refusals,
        400: failure("The query has a mistake"),
      },
    }),
    restore: createRoute({
      ...{ method: "post", path: "/{id}/restore", summary: `Bring a ${kind} back from the trash` },
      ...signedInOnly,
      request: { params: entryParams },
      responses: {
        200: json("As it is now; null: it was never public, and waits again", read.nullable()),
        ...refusals,
        404: failure("The trash has none with this id"),
        409: TAKEN,
      },
    }),
  } as const;
}

/** Before its `PUT`: what is sent with `?lang=` are words of that language. */
export function takeWords(api: OpenAPIHono<ApiEnv>, site: Site, kind: EntryKindName): void {
  api.put(
    "/:id",
    wordsOf(site, (id) => ({ kind, id })),
  );
}
