import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { OTHER_LANGUAGES } from "#contracts/languages.ts";
import { boot } from "#server/boot.ts";
import { freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { editPost } from "./edit-post.ts";
import { fillPosts } from "./fill-posts.ts";

/** Who may read what the server measures of itself. */
export const METRICS_TOKEN = "a-token-of-the-bench-alone";

const OWNER = { name: "Bench", email: "bench@rihla.example", password: "tea, then rooftops" };

/**
 * The built server, started as `npm start` does, on a database of its own: the demo agency and so many
 * posts more, and an owner who is signed in.
 */
export async function startSite(posts: number, env: Record<string, string> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), "rihla-bench-"));
  const { db } = await boot({ DATA_DIR: folder, SEED_DEMO: true });
  await fillPosts(db, posts);
  await db.destroy();
  const server = startBuiltServer({
    PORT: await freePort(),
    DATA_DIR: folder,
    LOG_LEVEL: "warn",
    METRICS_TOKEN,
    ...env,
  });
  await server.ready();
  const { url } = server;
  const owner = await signUp(url);

  return {
    posts,
    folder,
    url,
    pid: server.pid,
    ...owner,
    edited: await editPost({ url, ...owner }),
    showLanguages: () => owner.send("PUT", "/api/languages", { shown: OTHER_LANGUAGES }),
    async stop() {
      server.signal("SIGTERM");
      await server.ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** @returns what its owner sends with, and their cookie */
export async function signUp(url: string) {
  let cookie = "";
  const send = async (method: string, address: string, body: unknown) => {
    const headers = { "content-type": "application/json", origin: url, cookie };
    const answer = await fetch(url + address, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${address} answered ${answer.status}`);
    return answer;
  };
  const registered = await send("POST", "/api/users", OWNER);
  cookie = registered.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  return { send, cookie };
}

export type BenchSite = Awaited<ReturnType<typeof startSite>>;
