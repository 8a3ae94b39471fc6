import { createLogger } from "@better-auth/core/env";
import { type PasskeyOptions, passkey } from "@better-auth/passkey";
import { createInternalAdapter } from "better-auth/db";
import { getAdapter } from "better-auth/db/adapter";
import { twoFactor } from "better-auth/plugins/two-factor";
import type { Db, Tx } from "#server/db/schema.ts";

/** So long a session holds that is not used. */
export const SESSION_DAYS = 30;

/** Its tables under our names; our migrations make them. */
export const AUTH_TABLES = {
  user: {
    modelName: "staff",
    additionalFields: {
      owner: { type: "number", required: false, input: false },
      language: { type: "string", required: false, input: false },
    },
  },
  account: { modelName: "staffAccount" },
  verification: { modelName: "staffVerification" },
  session: {
    modelName: "staffSession",
    additionalFields: { isNewDevice: { type: "number", required: false, input: false } },
  },
} as const;

export const SECOND_FACTOR_PLUGIN = twoFactor({
  schema: { twoFactor: { modelName: "staffTwoFactor" } },
  // `sign-in-limits.ts` counts, so that strangers lock nobody out.
  accountLockout: { enabled: false },
});

/** Its plugin for passkeys, with the name of the site that each was made for. */
export function passkeyPlugin({ madeFor, ...options }: PasskeyOptions & { madeFor?: string } = {}) {
  const plugin = passkey({ ...options, schema: { passkey: { modelName: "staffPasskey" } } });
  const name = { type: "string", required: false, input: false } as const;
  const madeForField = madeFor ? { ...name, defaultValue: () => madeFor } : name;
  const table = plugin.schema.passkey;
  const fields = { ...table.fields, madeFor: madeForField };
  return { ...plugin, schema: { passkey: { ...table, fields } } };
}

const TABLES = { ...AUTH_TABLES, plugins: [SECOND_FACTOR_PLUGIN, passkeyPlugin()] };

/** How values are written, which is the same on either engine: dates as ISO text, booleans as 0 and 1. */
export const VALUES_AS = "sqlite";

const logger = createLogger({ disabled: true });

/**
 * better-auth's own functions for users, passwords and sessions, inside a transaction of ours;
 * `auth.api` would open another one. Deleting goes through `adapter`, which says how many and throws
 * every fault: `internalAdapter` ignores a read that fails before it deletes.
 */
export async function betterAuthIn(source: Db | Tx) {
  const adapter = await getAdapter({ ...TABLES, database: { db: source, type: VALUES_AS } });
  const internalAdapter = createInternalAdapter(adapter, {
    options: TABLES,
    logger,
    hooks: [],
    generateId: () => false,
  });
  return { adapter, internalAdapter };
}
