import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { previewAddress } from "#contracts/preview-address.ts";
import { previewStateSchema, sharedPreviewSchema } from "#contracts/shared-preview.ts";
import { done } from "#i18n/en/api.ts";
import type { Place } from "#server/content/place.ts";
import { failure, json, messageAnswer } from "./answers.ts";
import type { ApiDeps, ApiEnv } from "./api-env.ts";
import { inLanguage } from "./in-language.ts";
import { placeParams, requirePlace } from "./require-place.ts";
import { refusals, signedInOnly } from "./require-user.ts";

const PATH = "/{kind}/{id}/preview";

const sharePreview = createRoute({
  method: "post",
  path: PATH,
  summary: "Share waiting changes for 7 days; an earlier address of them is none any more",
  ...signedInOnly,
  ...inLanguage,
  request: { params: placeParams },
  responses: {
    201: json("The address, which is said this once", sharedPreviewSchema),
    ...refusals,
    404: failure("Nothing waits there"),
  },
});

const findPreview = createRoute({
  method: "get",
  path: PATH,
  summary: "Whether waiting changes are shared",
  ...signedInOnly,
  ...inLanguage,
  request: { params: placeParams },
  responses: {
    200: json("Until when, and by whom; null: they are not", previewStateSchema.nullable()),
    ...refusals,
    404: failure("There is no such thing"),
  },
});

const withdrawPreview = createRoute({
  method: "delete",
  path: PATH,
  summary: "Share them no longer",
  ...signedInOnly,
  ...inLanguage,
  request: { params: placeParams },
  responses: {
    200: messageAnswer("The address shows nothing"),
    ...refusals,
    404: failure("They are not shared"),
  },
});

export function sharedPreviewApi({ site, env }: Pick<ApiDeps, "site" | "env">) {
  /** Of a post, as it will be. */
  async function linkOf(place: Place): Promise<string> {
    const body = await site.draft.shown(place);
    return typeof body?.link === "string" ? body.link : "";
  }

  return new OpenAPIHono<ApiEnv>()
    .openapi(sharePreview, async (c) => {
      const place = requirePlace(c);
      const { secret, expiresAt } = await site.sharedPreview.share(place, {
        by: c.get("user")._id,
      });
      const address = previewAddress(place, { link: await linkOf(place), which: secret });
      return c.json({ link: env.PUBLIC_URL + address, expiresAt }, 201);
    })
    .openapi(findPreview, async (c) => {
      const place = requirePlace(c);
      return c.json(await site.sharedPreview.find(place), 200);
    })
    .openapi(withdrawPreview, async (c) => {
      await site.sharedPreview.withdraw(requirePlace(c));
      return c.json({ message: done["preview-withdrawn"] }, 200);
    });
}
