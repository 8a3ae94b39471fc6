import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { z } from "zod";
import {
  BACKUP_NAME,
  backupBroughtSchema,
  backupKeySchema,
  backupMakeSchema,
  backupPassSchema,
  backupPlanSchema,
  backupPlanWriteSchema,
  backupRestoreSchema,
  backupsSchema,
} from "#contracts/backups.ts";
import { confirmedSchema } from "#contracts/user.ts";
import { done } from "#i18n/en/api.ts";
import { body, failure, json, messageAnswer } from "./answers.ts";
import type { ApiDeps, ApiEnv } from "./api-env.ts";
import { allowedOnly, refusals, stillAllowed } from "./require-user.ts";

const ownersOnly = {
  ...refusals,
  403: failure("Sent from another website, or not the owner"),
};
const params = z.object({ name: z.string().regex(BACKUP_NAME) });
const UNDER_WAY = failure("One is being made, or put back, at this moment");
const NOT_THERE = failure("There is no such backup");

const readBackups = createRoute({
  method: "get",
  path: "/",
  summary: "The backups that are kept, what is planned, and what is going on",
  ...allowedOnly("backups"),
  responses: { 200: json("Newest first", backupsSchema), ...ownersOnly },
});

const makeBackup = createRoute({
  method: "post",
  path: "/",
  summary: "Begin to make a backup, which is restored for a trial; GET says how far it is",
  description: "One with secrets asks for the password again.",
  ...allowedOnly("backups"),
  request: { body: body(backupMakeSchema) },
  responses: {
    202: json("Begun", backupsSchema),
    ...ownersOnly,
    400: failure("The body has a mistake, or the password is wrong"),
    409: UNDER_WAY,
  },
});

const planBackups = createRoute({
  method: "put",
  path: "/plan",
  summary: "Whether, and when, one is made each night",
  ...allowedOnly("backups"),
  request: { body: body(backupPlanWriteSchema) },
  responses: {
    200: json("As it is now", backupPlanSchema),
    ...ownersOnly,
    400: failure("The body has a mistake"),
  },
});

const lockBackups = createRoute({
  method: "post",
  path: "/key",
  summary: "Lock backups for a new key from now on; it is shown this once",
  ...allowedOnly("backups"),
  request: { body: body(confirmedSchema) },
  responses: {
    200: json("The key that opens them, in the format of age", backupKeySchema),
    ...ownersOnly,
    400: failure("The password is wrong"),
  },
});

const unlockBackups = createRoute({
  method: "delete",
  path: "/key",
  summary: "Lock backups no longer; those that are locked stay so",
  ...allowedOnly("backups"),
  request: { body: body(confirmedSchema) },
  responses: {
    200: messageAnswer("They are not locked from now on"),
    ...ownersOnly,
    400: failure("The password is wrong"),
  },
});

const restoreBackup = createRoute({
  method: "post",
  path: "/restore",
  summary: "Begin to put a backup in the place of the site, all of it or nothing",
  description:
    "A backup of today is made first. Whoever is signed in signs in again afterwards. GET says how far it is, and what came of it.",
  ...allowedOnly("backups"),
  request: { body: body(backupRestoreSchema) },
  responses: {
    202: json("Begun", backupsSchema),
    ...ownersOnly,
    400: failure("The password, the typed name or the key is wrong"),
    404: NOT_THERE,
    409: failure("One is being made or put back, or it lies elsewhere"),
  },
});

const bringBackup = createRoute({
  method: "post",
  path: "/file",
  summary: "Bring the file of a backup from elsewhere, which is looked through to its end",
  description:
    "The body is the file itself, application/octet-stream. A locked one is not looked into. Nothing is kept of what is no backup.",
  ...allowedOnly("backups"),
  request: {
    query: z.object({ name: z.string().max(300).default("").describe("As it is called there") }),
  },
  responses: {
    201: json("It can be put back; its own name is kept where that is free", backupBroughtSchema),
    ...ownersOnly,
    400: failure("It is no backup, not whole, of a newer version, or broke off"),
    409: failure("Another one is being brought"),
    507: failure("There is no room left"),
  },
});

const passDownload = createRoute({
  method: "post",
  path: "/{name}/pass",
  summary: "Confirm the password, to download a backup that may hold secrets",
  ...allowedOnly("backups"),
  request: { params, body: body(confirmedSchema) },
  responses: {
    200: json("For the query of the download, for a minute", backupPassSchema),
    ...ownersOnly,
    400: failure("The password is wrong"),
  },
});

const downloadBackup = createRoute({
  method: "get",
  path: "/{name}",
  summary: "The file of a backup",
  ...allowedOnly("backups"),
  request: { params, query: backupPassSchema.partial() },
  responses: {
    200: {
      description: "A tar file compressed by zstd, in the format of age where it is locked",
      content: { "application/octet-stream": { schema: z.string() } },
    },
    ...ownersOnly,
    403: failure("Not the owner, or it may hold secrets and the password was not confirmed"),
    404: NOT_THERE,
    409: failure("It lies on another server"),
  },
});

const removeBackup = createRoute({
  method: "delete",
  path: "/{name}",
  summary: "Remove a backup for good",
  ...allowedOnly("backups"),
  request: { params },
  responses: {
    200: messageAnswer("It is gone"),
    ...ownersOnly,
    404: NOT_THERE,
    409: UNDER_WAY,
  },
});

export function backupsApi({
  backups,
  restoring,
  limits,
}: Pick<ApiDeps, "backups" | "restoring" | "limits">) {
  return new OpenAPIHono<ApiEnv>()
    .openapi(readBackups, async (c) => c.json(await backups.state(), 200))
    .openapi(makeBackup, async (c) => {
      const { withSecrets, currentPassword } = c.req.valid("json");
      const { by, counted } = asked(c);
      const begin = () => backups.begin({ why: "hand", withSecrets }, { by, currentPassword });
      await (withSecrets ? counted(begin) : begin());
      return c.json(await backups.state(), 202);
    })
    .openapi(planBackups, async (c) => {
      const plan = c.req.valid("json");
      await backups.setPlan(plan, { by: c.get("user")._id });
      return c.json(plan, 200);
    })
    .openapi(lockBackups, async (c) => {
      const { currentPassword } = c.req.valid("json");
      const { by, counted } = asked(c);
      return c.json(await counted(() => backups.lock(currentPassword, { by })), 200);
    })
    .openapi(unlockBackups, async (c) => {
      const { currentPassword } = c.req.valid("json");
      const { by, counted } = asked(c);
      await counted(() => backups.unlock(currentPassword, { by }));
      return c.json({ message: done["backups-unlocked"] }, 200);
    })
    .openapi(restoreBackup, async (c) => {
      const wish = c.req.valid("json");
      const { by, counted } = asked(c);
      await counted(() => restoring.begin(wish, { by }));
      return c.json(await backups.state(), 202);
    })
    .openapi(bringBackup, async (c) => {
      const { name } = c.req.valid("query");
      const sender = { by: c.get("user")._id, stillAllowed: stillAllowed(c, "backups") };
      return c.json(await backups.bring(c.req.raw.body, name, sender), 201);
    })
    .openapi(passDownload, async (c) => {
      const { name } = c.req.valid("param");
      const { currentPassword } = c.req.valid("json");
      const { by, counted } = asked(c);
      const pass = await counted(() => backups.pass(name, { by, currentPassword }));
      return c.json({ pass }, 200);
    })
    .openapi(downloadBackup, async (c) => {
      const { name } = c.req.valid("param");
      const { pass = "" } = c.req.valid("query");
      const { stream, bytes } = await backups.read(name, pass, { by: c.get("user")._id });
      return c.body(stream, 200, {
        "Content-Type": "application/octet-stream",
        "Content-Length": String(bytes),
        // It never changes; and without one of its own the whole file would be read for it.
        ETag: `"${name}"`,
        "Content-Disposition": `attachment; filename="${name}"`,
      });
    })
    .openapi(removeBackup, async (c) => {
      await backups.remove(c.req.valid("param").name, { by: c.get("user")._id });
      return c.json({ message: done["backup-removed"] }, 200);
    });

  /** Passwords that are guessed count for this session. */
  function asked(c: Context<ApiEnv>) {
    const by = c.get("user")._id;
    const session = { id: c.get("sessionId"), userId: by };
    return { by, counted: <T>(work: () => Promise<T>) => limits.confirm(session, work) };
  }
}
