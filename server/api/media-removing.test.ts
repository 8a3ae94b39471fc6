import { expect, test } from "vitest";
import type { Media } from "#contracts/media.ts";
import { readMediaAddress } from "#contracts/media-address.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { createLibrary } from "#server/media/library.ts";
import { openMediaStorage } from "#server/media/storage.ts";
import { jpeg, keptIn, openUploads } from "#tests/support/send-picture.ts";

const stemOf = ({ url }: Media) => readMediaAddress(url)?.stem ?? "";

/** Uploads wait until the test lets them go. */
async function openSlowLibrary() {
  const { site, dataFolder, user } = await openUploads();
  const { promise: mayWrite, resolve: letGo } = Promise.withResolvers<void>();
  const { promise: isWriting, resolve: writing } = Promise.withResolvers<void>();
  const storage = await openMediaStorage({ DATA_DIR: dataFolder });
  const by = { by: user._id };
  const open = (put = storage.put) =>
    createLibrary({ records: site.media, storage: { ...storage, put }, dataFolder });
  const receive = async (library: ReturnType<typeof open>, bytes: Uint8Array) => {
    const form = new FormData();
    form.set("file", new File([bytes as Uint8Array<ArrayBuffer>], "a.jpg"));
    const request = new Request("http://localhost", { method: "POST", body: form });
    return (await library.receive(request, { ...by, ticket: String(bytes.length) })).picture;
  };
  const bytes = await jpeg().jpeg().toBuffer();
  const there = await receive(open(), bytes);
  const library = open(async (...file) => {
    writing();
    await mayWrite;
    return storage.put(...file);
  });
  const slow = receive(library, await jpeg(30).jpeg().toBuffer());
  await isWriting;
  const again = () => receive(library, bytes);
  const isWaiting = () => library.progressOf(String(bytes.length)).of === 1;
  return { site, dataFolder, by, library, there, slow, letGo, again, isWaiting };
}

test("a picture is deleted at once while uploads are slow; its files go after them", async () => {
  const { site, dataFolder, by, library, there, slow, letGo } = await openSlowLibrary();
  await expect(library.remove("nobody", by)).rejects.toMatchObject({ code: "not-found" });
  await library.remove(there._id, by);
  await expect(site.media.find(there._id)).rejects.toMatchObject({ code: "not-found" });
  // The next start would remove them.
  expect(await site.media.listUnfinished()).toContain(stemOf(there));
  letGo();
  const other = stemOf(await slow);
  await expect.poll(() => site.media.listUnfinished()).toEqual([]);
  const folders = keptIn(dataFolder).media.map((name) => String(name).split("/")[0]);
  expect(new Set(folders)).toEqual(new Set([other]));
});

test("what is uploaded again before its files are gone stays", async () => {
  const { site, by, library, there, slow, letGo, again, isWaiting } = await openSlowLibrary();
  const second = again();
  await expect.poll(isWaiting).toBe(true);
  await library.remove(there._id, by);
  letGo();
  await slow;
  const { _id, url } = await second;
  expect(_id).not.toBe(there._id);
  // It has its turn after what was to be removed.
  expect((await again())._id).toBe(_id);
  expect(await library.read(url.replace("/media/", ""))).not.toBeNull();
  expect(await site.media.listUnfinished()).toEqual([]);
});

test("a picture that was finished keeps its files when the database's answer is lost", async () => {
  const { site, dataFolder, user } = await openUploads();
  const records: typeof site.media = {
    ...site.media,
    async finish(stem, by) {
      await site.media.finish(stem, by);
      throw new DomainError("database-away", { retryAfterS: 5 });
    },
  };
  const storage = await openMediaStorage({ DATA_DIR: dataFolder });
  const library = createLibrary({ records, storage, dataFolder });
  const form = new FormData();
  form.set(
    "file",
    new File([(await jpeg().jpeg().toBuffer()) as Uint8Array<ArrayBuffer>], "a.jpg"),
  );
  const request = new Request("http://localhost", { method: "POST", body: form });
  await expect(library.receive(request, { by: user._id })).rejects.toThrow("database-away");
  const [picture] = await site.media.list({ q: "", limit: 1, offset: 0 });
  expect(await library.read((picture?.url ?? "").replace("/media/", ""))).not.toBeNull();
});

test("what another node makes is left to it for as long as it stores files, and a while longer", async () => {
  const { site, db, upload } = await openUploads();
  const bytes = await jpeg().jpeg().toBuffer();
  const { body } = await upload(bytes);
  const stem = stemOf(body);
  const silentFor = (minutes: number) =>
    db
      .updateTable("media")
      .set({ isReady: 0, updatedAt: new Date(Date.now() - minutes * 60_000).toISOString() })
      .where("stem", "=", stem)
      .execute();
  await silentFor(6);
  expect(await site.media.hold(stem)).toBe(true);
  expect((await upload(bytes)).status).toBe(409);
  await silentFor(4);
  expect((await upload(bytes)).status).toBe(409);
  await silentFor(6);
  expect((await upload(bytes)).status).toBe(201);
  expect(await site.media.hold(stem)).toBe(false);
});
