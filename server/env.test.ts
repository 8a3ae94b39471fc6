import path from "node:path";
import { describe, expect, test } from "vitest";
import { EnvError, type Probes, readEnv } from "./env.ts";

const willing: Probes = { whyUnwritable: () => null, whyNotListen: async () => null };

const mistakesOf = async (source: Record<string, string>, probes = willing) => {
  const error = await readEnv(source, probes).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(EnvError);
  return (error as EnvError).message.split("\n");
};

describe("well set", () => {
  test("everything has a default; empty counts as unset", async () => {
    const defaults = {
      PORT: 3000,
      HOST: "127.0.0.1",
      DATA_DIR: path.resolve("data"),
      LOG_LEVEL: "info",
      SEED_DEMO: true,
      EXPECT_SITE: false,
      TRUST_PROXY: false,
      WORKERS: 1,
      PUBLIC_URL: "http://localhost:3000",
      ownOrigins: ["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000"],
      S3: null,
    };
    expect(await readEnv({}, willing)).toEqual(defaults);
    expect(await readEnv({ PORT: "", PUBLIC_URL: "", SEED_DEMO: "" }, willing)).toEqual(defaults);
  });

  test.each([
    [{ PUBLIC_URL: "https://www.rihla.example/" }, "https://www.rihla.example"],
    [{ PUBLIC_URL: "https://WWW.rihla.example:443" }, "https://www.rihla.example"],
    [{ HOST: "127.0.0.1", PORT: "8080" }, "http://localhost:8080"],
    [{ HOST: "::1", PORT: "8080" }, "http://localhost:8080"],
    [{ HOST: "0.0.0.0", PORT: "80" }, "http://localhost"],
    [{ HOST: "::" }, "http://localhost:3000"],
    [{ HOST: "192.0.2.7", PORT: "8080" }, "http://192.0.2.7:8080"],
    [{ HOST: "2001:db8::7", PORT: "8080" }, "http://[2001:db8::7]:8080"],
    [{ HOST: "office.example", PORT: "8080" }, "http://office.example:8080"],
  ])("%j has the origin %s", async (source, origin) => {
    expect((await readEnv(source, willing)).PUBLIC_URL).toBe(origin);
  });

  test("mail and the proxy are taken as they are given", async () => {
    const env = await readEnv(
      {
        SMTP_URL: "smtps://user:pass@mail.example.com:465",
        MAIL_FROM: "Rihla Travels <salam@rihla.example>",
        TRUST_PROXY: "1",
      },
      willing,
    );
    expect(env.SMTP_URL).toBe("smtps://user:pass@mail.example.com:465");
    expect(env.TRUST_PROXY).toBe(true);
  });
});

const BUCKET = {
  S3_BUCKET: "rihla",
  S3_ACCESS_KEY_ID: "key",
  S3_SECRET_ACCESS_KEY: "secret",
};

describe("a bucket for pictures", () => {
  test.each([
    [{}, { endpoint: undefined, region: "us-east-1", forcePathStyle: false }],
    [
      { S3_ENDPOINT: "http://127.0.0.1:9000", S3_REGION: "eu-west-1" },
      { endpoint: "http://127.0.0.1:9000", region: "eu-west-1", forcePathStyle: true },
    ],
    [
      { S3_ENDPOINT: "https://s3.example.com", S3_FORCE_PATH_STYLE: "0" },
      { endpoint: "https://s3.example.com", region: "us-east-1", forcePathStyle: false },
    ],
  ])("%j", async (more, read) => {
    const { S3 } = await readEnv({ ...BUCKET, ...more }, willing);
    const keys = { bucket: "rihla", accessKeyId: "key", secretAccessKey: "secret" };
    expect(S3).toEqual({ ...keys, ...read });
  });

  test("half of one is a mistake, and what is missing is named", async () => {
    const [head, ...lines] = await mistakesOf({
      S3_BUCKET: "rihla",
      S3_ENDPOINT: "bucket",
      S3_FORCE_PATH_STYLE: "yes",
    });
    expect(head).toBe("The configuration has 4 mistakes:");
    expect(lines.join("\n")).toMatch(/S3_ENDPOINT must be an address such as/);
    expect(lines.join("\n")).toMatch(/S3_FORCE_PATH_STYLE must be one of 0, 1/);
    expect(lines.slice(2)).toEqual([
      "  S3_ACCESS_KEY_ID must be set too, because another S3_ variable is",
      "  S3_SECRET_ACCESS_KEY must be set too, because another S3_ variable is",
    ]);
  });
});

describe("mistakes", () => {
  test.each<[name: string, value: string, words: string]>([
    ["PORT", "abc", "a port number"],
    ["PORT", "0", "a port number"],
    ["PORT", "65536", "a port number"],
    ["PORT", "3000 ", "a port number"],
    ["HOST", "::1%lo", "is in no address of a website: set PUBLIC_URL too, or another HOST"],
    ["PUBLIC_URL", "www.example.com", "must be an address such as https://www.example.com"],
    ["PUBLIC_URL", "ftp://example.com", "must be an address"],
    ["PUBLIC_URL", "https://example.com/site", "must be an origin"],
    ["PUBLIC_URL", "https://example.com?", "must be an origin"],
    ["PUBLIC_URL", "https://user@example.com", "must be an origin"],
    ["DATABASE_URL", "mysql://x", "must be an address such as postgres://"],
    ["DATABASE_URL", "postgres://u:p@h", "must name a database, such as postgres://"],
    ["SMTP_URL", "mail.example.com", "must be an address such as smtps://"],
    ["MAIL_FROM", "nobody", "must be an email address"],
    ["SMTP_URL", "smtp://mail.example.com", "needs MAIL_FROM beside it"],
    ["TRUST_PROXY", "yes", "must be one of 0, 1"],
    ["LOG_LEVEL", "loud", "must be one of fatal,"],
    ["SEED_DEMO", "no", "must be one of 0, 1"],
    ["EXPECT_SITE", "2", "must be one of 0, 1"],
    ["METRICS_TOKEN", "x".repeat(15), "must be 16 to 200 letters, digits and signs"],
    ["METRICS_TOKEN", "x".repeat(201), "must be 16 to 200 letters, digits and signs"],
    ["METRICS_TOKEN", "a token with spaces", "must be 16 to 200 letters, digits and signs"],
    ...["0", "-1", "1.5", "many", "65", "1000", "2 ", "Auto", "1e1"].map(
      (value): [string, string, string] => [
        "WORKERS",
        value,
        "must be auto, or a whole number from 1 to 64",
      ],
    ),
  ])("%s=%s is named once, in words", async (name, value, words) => {
    const [head, line, ...rest] = await mistakesOf({ [name]: value });
    expect(head).toBe("The configuration has a mistake:");
    expect(line).toMatch(`  ${name} `);
    expect(line).toContain(words);
    expect(line).not.toContain("u:p@h");
    expect(rest).toEqual([]);
  });

  test("all are named at once, the machine's own among them", async () => {
    const lines = await mistakesOf(
      { PUBLIC_URL: "nowhere", LOG_LEVEL: "loud" },
      {
        whyUnwritable: () => "DATA_DIR is full",
        whyNotListen: async () => "PORT 3000 is taken",
      },
    );
    expect(lines[0]).toBe("The configuration has 4 mistakes:");
    expect(lines.slice(1).join()).toMatch(/PUBLIC_URL.*LOG_LEVEL.*DATA_DIR is full.*PORT 3000/);
  });

  test("a port that is no number is not probed", async () => {
    const lines = await mistakesOf(
      { PORT: "abc" },
      { ...willing, whyNotListen: async () => "PORT is taken" },
    );
    expect(lines).toHaveLength(2);
  });
});
