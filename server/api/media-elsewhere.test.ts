import { rmSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createLibrary } from "#server/media/library.ts";
import { openMediaStorage } from "#server/media/storage.ts";
import { jpeg, keptIn, openUploads } from "#tests/support/send-picture.ts";

const ADDRESS = "/api/media/elsewhere";

test("only staff may have an address asked, from our own pages; what is not public is refused in one way", async () => {
  const { send, api, dataFolder, cookie } = await openUploads();
  const address = "http://127.0.0.1/a.jpg";
  const visitor = await api.request(ADDRESS, {
    method: "POST",
    headers: { host: "localhost", origin: "http://localhost", "content-type": "application/json" },
    body: JSON.stringify({ address }),
  });
  expect(visitor.status).toBe(401);
  const elsewhere = await api.request(ADDRESS, {
    method: "POST",
    headers: {
      host: "localhost",
      origin: "https://evil.example",
      cookie,
      "content-type": "application/json",
    },
    body: JSON.stringify({ address }),
  });
  expect(elsewhere.status).toBe(403);
  for (const one of [
    address,
    "http://169.254.169.254/latest/meta-data/",
    "http://[::1]:22/",
    "x",
  ]) {
    const { status, body } = await send("POST", ADDRESS, { address: one });
    expect([status, body.message]).toEqual([
      400,
      "The other site did not give this picture. Save it as a file and drop it into the text.",
    ]);
  }
  for (const body of [{}, { address: 1 }, { address: "x".repeat(5000) }, { address, more: 1 }]) {
    expect((await send("POST", ADDRESS, body)).status).toBe(400);
  }
  expect(keptIn(dataFolder)).toEqual({ media: [], uploads: [] });
});

test("what it gives goes the way of every upload, one at a time for each", async () => {
  const { site, dataFolder, user } = await openUploads();
  const bytes = await jpeg(400, 300).png().toBuffer();
  const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>();
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  const server = createServer(async ({ url }, response) => {
    asked();
    await mayAnswer;
    response.end(url === "/words" ? "<html>" : bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const bound = server.address();
  const from = `http://127.0.0.1:${typeof bound === "object" ? bound?.port : 0}`;
  const library = createLibrary({
    records: site.media,
    storage: await openMediaStorage({ DATA_DIR: dataFolder }),
    dataFolder,
    mayReach: (address) => address === "127.0.0.1",
  });
  const by = { by: user._id };
  const first = library.takeIn(`${from}/tents.png`, by);
  await isAsked;
  await expect(library.takeIn(`${from}/tents.png`, by)).rejects.toMatchObject({
    code: "picture-under-way",
  });
  answer();
  expect(await first).toMatchObject({
    isNew: true,
    picture: { name: "tents.png", width: 400, height: 300, alt: "", decorative: false },
  });
  expect(await library.takeIn(`${from}/again.png`, by)).toMatchObject({ isNew: false });
  await expect(library.takeIn(`${from}/words`, by)).rejects.toMatchObject({
    code: "not-a-picture",
  });
  expect(keptIn(dataFolder).uploads).toEqual([]);
  library.stop();
  await expect(library.takeIn(`${from}/tents.png`, by)).rejects.toMatchObject({
    code: "restarting",
  });
});

test("a picture that is there already brings its files back, where they were lost", async () => {
  const { upload, dataFolder } = await openUploads();
  const bytes = await jpeg(30, 20).png().toBuffer();
  const { body: first } = await upload(bytes);
  const kept = keptIn(dataFolder).media.toSorted();
  rmSync(path.join(dataFolder, "media"), { recursive: true });
  const { body: again } = await upload(bytes);
  expect([again._id, keptIn(dataFolder).media.toSorted()]).toEqual([first._id, kept]);
  expect(kept.length).toBeGreaterThan(2);
});
