import { availableParallelism } from "node:os";
import path from "node:path";
import { z } from "zod";
import { OwnerError } from "#server/errors/owner-error.ts";

const url = (protocols: string[], example: string) =>
  z.string().refine((value) => protocols.includes(URL.parse(value)?.protocol ?? ""), {
    error: `must be an address such as ${example}`,
    abort: true,
  });

const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: `must be one of ${values.join(", ")}` });

const flag = oneOf(["0", "1"]).transform((value) => value === "1");

const LOOPBACK_NAMES = ["localhost", "127.0.0.1", "::1"];
/** Where a server listens whose pages this machine opens as localhost: browsers take passkeys at no other address without TLS. */
const LOCAL_HOSTS = [...LOOPBACK_NAMES, "0.0.0.0", "::"];

const PORT_RULE = "must be a port number from 1 to 65535";

/** Each takes the memory of a process. */
const MOST_WORKERS = 64;

const WORKERS_RULE = `must be auto, or a whole number from 1 to ${MOST_WORKERS}`;

const variables = z.object({
  PORT: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, PORT_RULE)
    .transform(Number)
    .refine((port) => port <= 65_535, PORT_RULE)
    .default(3000),
  HOST: z.string().default("127.0.0.1"),
  DATA_DIR: z
    .string()
    .default("./data")
    .transform((folder) => path.resolve(folder)),
  DATABASE_URL: url(["postgres:", "postgresql:"], "postgres://user:password@host/name")
    .refine(namesDatabase, "must name a database, such as postgres://user:password@host/name")
    .optional(),
  PUBLIC_URL: url(["http:", "https:"], "https://www.example.com")
    .refine(isOrigin, "must be an origin: no path, query or user, such as https://www.example.com")
    .transform((value) => new URL(value).origin)
    .optional(),
  SMTP_URL: url(["smtp:", "smtps:"], "smtps://user:password@mail.example.com").optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/, {
      error: "must be an email address such as Rihla Travels <hello@example.com>",
    })
    .optional(),
  S3_ENDPOINT: url(["http:", "https:"], "https://s3.example.com").optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: flag.optional(),
  TRUST_PROXY: flag.default(false),
  LOG_LEVEL: oneOf(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  SEED_DEMO: flag.default(true),
  EXPECT_SITE: flag.default(false),
  WORKERS: z
    .string()
    .regex(/^(auto|[1-9]\d?)$/, { error: WORKERS_RULE, abort: true })
    .transform((value) =>
      value === "auto" ? Math.min(availableParallelism(), MOST_WORKERS) : Number(value),
    )
    .refine((count) => count <= MOST_WORKERS, WORKERS_RULE)
    .default(1),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, {
      error: "must be 16 to 200 letters, digits and signs without a space",
    })
    .optional(),
});

/** Every variable that the server reads; NODE_ENV is Node's own. */
export const VARIABLE_NAMES: readonly string[] = Object.keys(variables.shape);

/** A bucket needs all of these; the others have a default. */
const BUCKET_NEEDS = ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

type Variables = z.output<typeof variables>;

export type Bucket = {
  /** Unset: Amazon's own. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  forcePathStyle: boolean;
};

export type Env = Pick<
  Variables,
  | "PORT"
  | "HOST"
  | "DATA_DIR"
  | "DATABASE_URL"
  | "LOG_LEVEL"
  | "SEED_DEMO"
  | "EXPECT_SITE"
  | "TRUST_PROXY"
  | "SMTP_URL"
  | "MAIL_FROM"
  | "METRICS_TOKEN"
  | "WORKERS"
> & {
  /** Canonical origin, without a slash at the end. */
  PUBLIC_URL: string;
  /** Origins of our own pages: PUBLIC_URL alone where it is set, else also this machine's own names. */
  ownOrigins: string[];
  /** Where pictures are kept; null: below DATA_DIR. */
  S3: Bucket | null;
};

/** What only the machine can tell: the mistake in words, or null. */
export type Probes = {
  whyUnwritable: (folder: string) => string | null;
  whyNotListen?: (address: Pick<Env, "PORT" | "HOST">) => Promise<string | null>;
};

export class EnvError extends OwnerError {}

/**
 * Reads and checks the configuration. An empty variable counts as unset.
 * @throws EnvError naming every mistake, one a line
 */
export async function readEnv(
  source: Record<string, string | undefined>,
  probes: Probes,
): Promise<Env> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = variables.safeParse(given);
  const mistakes = [
    ...(result.error?.issues ?? []).map((issue) => `${issue.path.join(".")} ${issue.message}`),
    ...senderMissing(given),
    ...originMissing(given),
    ...missingOfBucket(given),
    ...(await probeMachine(given, probes)),
  ];
  if (!result.success || mistakes.length > 0) throw new EnvError(sentencesOf(mistakes));

  const { PORT, HOST, DATA_DIR, LOG_LEVEL, SEED_DEMO, EXPECT_SITE, TRUST_PROXY } = result.data;
  const { DATABASE_URL, SMTP_URL, MAIL_FROM, METRICS_TOKEN, WORKERS } = result.data;
  const ownName = LOCAL_HOSTS.includes(HOST) ? "localhost" : HOST;
  const PUBLIC_URL = result.data.PUBLIC_URL ?? originOf(ownName, PORT);
  const names = result.data.PUBLIC_URL ? [] : LOOPBACK_NAMES;
  const ownOrigins = [...new Set([PUBLIC_URL, ...names.map((name) => originOf(name, PORT))])];
  return {
    ...{ PORT, HOST, DATA_DIR, LOG_LEVEL, SEED_DEMO, EXPECT_SITE, TRUST_PROXY },
    ...{ PUBLIC_URL, ownOrigins, DATABASE_URL, SMTP_URL, MAIL_FROM, METRICS_TOKEN, WORKERS },
    S3: bucketOf(result.data),
  };
}

/** A server takes no mail from nobody. */
function senderMissing(given: Record<string, string | undefined>): string[] {
  const isServer = given.SMTP_URL && variables.pick({ SMTP_URL: true }).safeParse(given).success;
  return isServer && !given.MAIL_FROM
    ? ["SMTP_URL needs MAIL_FROM beside it, such as Rihla Travels <hello@example.com>"]
    : [];
}

/** No browser opens fe80::1%eth0, though a server may listen there. */
function originMissing({ HOST, PUBLIC_URL }: Record<string, string | undefined>): string[] {
  return !HOST || PUBLIC_URL || URL.canParse(addressOf(HOST))
    ? []
    : [`HOST ${HOST} is in no address of a website: set PUBLIC_URL too, or another HOST`];
}

/** Half a bucket is a mistake: pictures would go to the disk, and nobody would notice. */
function missingOfBucket(given: Record<string, unknown>): string[] {
  if (!Object.keys(given).some((name) => name.startsWith("S3_"))) return [];
  return BUCKET_NEEDS.filter((name) => !given[name]).map(
    (name) => `${name} must be set too, because another S3_ variable is`,
  );
}

function bucketOf(given: Variables): Bucket | null {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT } = given;
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  return {
    endpoint: S3_ENDPOINT,
    region: given.S3_REGION ?? "us-east-1",
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    // Servers other than Amazon's seldom answer under the bucket's own host name.
    forcePathStyle: given.S3_FORCE_PATH_STYLE ?? S3_ENDPOINT !== undefined,
  };
}

/** Each probe runs when its own variables are well formed, however wrong the others are. */
async function probeMachine(given: object, probes: Probes): Promise<string[]> {
  const folder = variables.pick({ DATA_DIR: true }).safeParse(given);
  const address = variables.pick({ PORT: true, HOST: true }).safeParse(given);
  const found = [
    folder.success ? probes.whyUnwritable(folder.data.DATA_DIR) : null,
    address.success ? await probes.whyNotListen?.(address.data) : null,
  ];
  return found.filter((mistake) => typeof mistake === "string");
}

function sentencesOf(mistakes: string[]): string {
  const head = mistakes.length === 1 ? "a mistake" : `${mistakes.length} mistakes`;
  return `The configuration has ${head}:\n${mistakes.map((mistake) => `  ${mistake}`).join("\n")}`;
}

function originOf(host: string, port: number): string {
  return new URL(`${addressOf(host)}:${port}`).origin;
}

const addressOf = (host: string) => `http://${host.includes(":") ? `[${host}]` : host}`;

function namesDatabase(value: string): boolean {
  return new URL(value).pathname.length > 1;
}

function isOrigin(value: string): boolean {
  const { origin, href } = new URL(value);
  return href === `${origin}/`;
}
