import { GetObjectCommand, ListObjectsV2Command, S3ServiceException } from "@aws-sdk/client-s3";
import { expect, test } from "vitest";
import { serveHere } from "#tests/support/serve-here.ts";
import { connectBucket, isBucketFull } from "./s3-client.ts";

const MEGABYTE = 1024 * 1024;
const NONE = "<Error><Code>NoSuchKey</Code></Error>";

/** A bucket that answers this to everything. */
async function open(body: string, { status = 200, mostOfObject = 100, maxAttempts = 1 } = {}) {
  const { url, asked } = await serveHere((_, response) => response.writeHead(status).end(body));
  const keys = { accessKeyId: "key", secretAccessKey: "secret" };
  const settings = { endpoint: url, region: "r", bucket: "b", forcePathStyle: true, ...keys };
  const client = connectBucket(settings, { maxAttempts, mostOfObject });
  const get = async () => {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: "b", Key: "k" }));
    return (await Body?.transformToString())?.length;
  };
  const list = async () =>
    (await client.send(new ListObjectsV2Command({ Bucket: "b" }))).Contents?.length;
  return { get, list, asked, settings };
}

test("an object is read no further than it may be long, one without such a bound whole", async () => {
  expect(await (await open("x".repeat(100))).get()).toBe(100);
  await expect((await open("x".repeat(101))).get()).rejects.toThrow("longer than 100 bytes");
  const { settings, asked } = await open("x".repeat(3 * MEGABYTE));
  const client = connectBucket(settings);
  const { Body } = await client.send(new GetObjectCommand({ Bucket: "b", Key: "k" }));
  expect((await Body?.transformToString())?.length).toBe(3 * MEGABYTE);
  expect(asked).toEqual(["/b/k?x-id=GetObject"]);
});

test("a list, or words about a fault, are read up to two megabytes, however short objects are", async () => {
  const listed = `<ListBucketResult><Contents><Key>a</Key></Contents>${" ".repeat(200)}</ListBucketResult>`;
  expect(await (await open(listed)).list()).toBe(1);
  const padded = listed.replace("</Key>", `</Key>${" ".repeat(2 * MEGABYTE)}`);
  await expect((await open(padded)).list()).rejects.toThrow("longer than 2097152 bytes");
  const none = NONE.padEnd(300);
  await expect((await open(none, { status: 404 })).get()).rejects.toThrow(
    expect.objectContaining({ name: "NoSuchKey" }),
  );
});

test("a bucket that has trouble is asked as often as was wished, and no more", async () => {
  const once = await open("", { status: 500 });
  await expect(once.get()).rejects.toThrow();
  expect(once.asked).toHaveLength(1);
  const twice = await open("", { status: 500, maxAttempts: 2 });
  await expect(twice.get()).rejects.toThrow();
  expect(twice.asked).toHaveLength(2);
});

test("a bucket that is full says so in one of two ways", () => {
  const failed = (name: string, httpStatusCode: number) =>
    new S3ServiceException({ name, $fault: "server", $metadata: { httpStatusCode } });
  const said = [failed("QuotaExceeded", 403), failed("Other", 507), failed("Other", 500)];
  expect(said.map(isBucketFull)).toEqual([true, true, false]);
  expect(isBucketFull(Object.assign(new Error(), { name: "QuotaExceeded" }))).toBe(false);
});
