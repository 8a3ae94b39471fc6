import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { signInTo } from "./make-user.ts";
import { openTestApi } from "./open-test-api.ts";

type Words = { alt?: string; decorative?: string };

/** Somebody signed in who uploads, as the browser's form does. */
export async function openUploads() {
  const api = await openTestApi();
  const { cookie, user } = await signInTo(api);

  async function upload(bytes: Uint8Array | string, name = "picture.jpg", words: Words = {}) {
    const form = new FormData();
    for (const [field, value] of Object.entries(words)) form.set(field, value);
    form.set("file", new File([bytes as Uint8Array<ArrayBuffer>], name));
    const response = await api.api.request("/api/media", {
      method: "POST",
      headers: { host: "localhost", origin: "http://localhost", cookie },
      body: form,
    });
    return { status: response.status, body: await response.json() };
  }

  const send = (method: string, path: string, body?: unknown) =>
    api.send(method, path, body, { cookie });
  return { ...api, cookie, user, upload, send };
}

/** No two are the same picture. */
export const jpeg = (width = 90, height = 60) =>
  sharp({
    create: {
      ...{ width, height, channels: 3 as const, background: "#7a6b5c" },
      noise: { type: "gaussian", mean: 128, sigma: 20 },
    },
  });

/** Names of files below the data folder. */
export const keptIn = (folder: string) => {
  const list = (name: string) =>
    existsSync(path.join(folder, name))
      ? readdirSync(path.join(folder, name), { recursive: true })
      : [];
  return { media: list("media"), uploads: list("uploads") };
};
