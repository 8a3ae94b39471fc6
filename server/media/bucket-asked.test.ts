import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { UPLOAD_BYTES } from "#contracts/media-limits.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
// The library of the bucket is read before the tests, not in one of them.
import "./bucket.ts";
import { openMediaStorage } from "./storage.ts";

const BUCKET = "/pictures";

/** A bucket that keeps in memory what it is given, and what it was asked. `keeps`: what nobody may remove. */
async function open({ keeps = "" } = {}) {
  const objects = new Map<string, Buffer>();
  const asked: string[] = [];
  const signers = new Set<string | undefined>();

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method, url = "", headers } = request;
    const body = Buffer.concat(await request.toArray());
    const { pathname, searchParams } = new URL(url, "http://localhost");
    const key = pathname.slice(BUCKET.length + 1);
    const prefix = searchParams.get("prefix");
    signers.add(/Credential=(\w+)/.exec(headers.authorization ?? "")?.[1]);
    const sums = Object.keys(headers).filter((name) => /^x-amz-(checksum|sdk-checksum)/.test(name));
    const about = method === "PUT" ? [headers["content-type"], body.length, ...sums] : [];
    asked.push([method, prefix === null ? pathname : `list ${prefix}`, ...about].join(" "));
    if (!pathname.startsWith(BUCKET)) return response.writeHead(404).end();
    if (method === "PUT") objects.set(key, body);
    if (prefix !== null) {
      const found = [...objects.keys()].filter((one) => one.startsWith(prefix));
      const said = found.map((one) => `<Contents><Key>${one}</Key></Contents>`).join("");
      return response.end(`<ListBucketResult>${said}</ListBucketResult>`);
    }
    if (method === "POST") {
      const wanted = [...body.toString().matchAll(/<Key>([^<]*)</g)].flatMap(
        ([, one]) => one ?? [],
      );
      const kept = wanted.filter((one) => keeps !== "" && one.endsWith(keeps));
      for (const one of wanted) if (!kept.includes(one)) objects.delete(one);
      const said = kept.map((one) => `<Error><Key>${one}</Key><Message>Locked</Message></Error>`);
      return response.end(`<DeleteResult>${said.join("")}</DeleteResult>`);
    }
    const there = method === "GET" ? objects.get(key) : undefined;
    if (method === "GET" && !there) {
      return response.writeHead(404).end("<Error><Code>NoSuchKey</Code></Error>");
    }
    return response.end(there);
  }

  const server = createServer((request, response) => void answer(request, response)).listen(0);
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const S3 = {
    ...{ endpoint: `http://localhost:${port}`, region: "us-east-1", bucket: "pictures" },
    ...{ accessKeyId: "OURS", secretAccessKey: "SECRET", forcePathStyle: true },
  };
  const storage = await openMediaStorage({ DATA_DIR: temporaryFolder(), S3 });
  return { storage, asked, signers, objects };
}

test("a picture is an object below media/, of its type and without sums that others do not know", async () => {
  const { storage, asked, signers } = await open();
  await storage.check();
  await storage.put("aa/320.avif", new Uint8Array([1, 2, 3]), "image/avif");
  expect([...((await storage.read("aa/320.avif")) ?? [])]).toEqual([1, 2, 3]);
  expect(await storage.read("aa/640.avif")).toBeNull();
  expect(asked).toEqual([
    ...["HEAD /pictures/", "PUT /pictures/media/aa/320.avif image/avif 3"],
    ...["GET /pictures/media/aa/320.avif", "GET /pictures/media/aa/640.avif"],
  ]);
  expect([...signers]).toEqual(["OURS"]);
});

test("of a folder its own files are listed and removed, and nothing is asked to be removed of an empty one", async () => {
  const { storage, asked, objects } = await open();
  for (const name of ["aa/1.avif", "aa/2.avif", "aab/1.avif"]) {
    await storage.put(name, new Uint8Array(1), "image/avif");
  }
  expect(await storage.list("aa")).toEqual(["1.avif", "2.avif"]);
  asked.splice(0);
  await storage.removeFolder("aa");
  await storage.removeFolder("aa");
  expect(asked).toEqual(["GET list media/aa/", "POST /pictures/", "GET list media/aa/"]);
  expect([...objects.keys()]).toEqual(["media/aab/1.avif"]);
});

test("what a bucket does not remove is said", async () => {
  const { storage } = await open({ keeps: "2.avif" });
  for (const name of ["1", "2"])
    await storage.put(`aa/${name}.avif`, new Uint8Array(1), "image/avif");
  await expect(storage.removeFolder("aa")).rejects.toMatchObject({
    code: "pictures-away",
    cause: { message: "the bucket kept media/aa/2.avif: Locked" },
  });
  expect(await storage.list("aa")).toEqual(["2.avif"]);
});

test("of an object that is larger than any picture of ours, no more is taken than that", async () => {
  const { storage, objects } = await open();
  objects.set("media/aa/large.avif", Buffer.alloc(2 * UPLOAD_BYTES + 1));
  await expect(storage.read("aa/large.avif")).rejects.toMatchObject({
    code: "pictures-away",
    cause: { message: `an answer of the bucket is longer than ${2 * UPLOAD_BYTES} bytes` },
  });
});

test("a bucket needs no address of its own where it is Amazon's; without one pictures lie in a folder", async () => {
  const DATA_DIR = temporaryFolder();
  const S3 = {
    ...{ endpoint: undefined, region: "eu-west-1", bucket: "pictures", forcePathStyle: false },
    ...{ accessKeyId: "OURS", secretAccessKey: "SECRET" },
  };
  const isFolder = async (S3: Parameters<typeof openMediaStorage>[0]["S3"]) =>
    "isGone" in (await openMediaStorage({ DATA_DIR, S3: S3 ?? null }));
  expect([await isFolder(S3), await isFolder(null)]).toEqual([false, true]);
});
