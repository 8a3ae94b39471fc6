import { rmSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { cookieOf, makeUser } from "#tests/support/make-user.ts";
import { jpeg, openUploads } from "#tests/support/send-picture.ts";

test("where the folder is gone, uploads and editors hear that, and not of a fault", async () => {
  const { upload, send, api, db, secret, dataFolder, lines } = await openUploads();
  const cookie = await cookieOf({ db, secret }, await makeUser({ db }));
  rmSync(path.join(dataFolder, "uploads"), { recursive: true });
  const { status, body } = await upload(await jpeg().jpeg().toBuffer());
  expect([status, body.message]).toEqual([503, expect.stringContaining("does not answer")]);
  expect(lines.map(({ msg }) => msg)).toEqual(["pictures cannot be stored or read"]);
  rmSync(dataFolder, { recursive: true });
  const settings = { knowMoreLink: "/blog" };
  const byOwner = await send("PUT", "/api/settings", settings);
  expect([byOwner.status, byOwner.body.message]).toEqual([
    503,
    expect.stringContaining("the server has lost its database file"),
  ]);
  const byEditor = await api.request("/api/settings", {
    method: "PUT",
    headers: { "content-type": "application/json", origin: "http://localhost", cookie },
    body: JSON.stringify(settings),
  });
  expect([byEditor.status, await byEditor.json()]).toEqual([503, byOwner.body]);
});
