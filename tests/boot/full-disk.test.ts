import { readdirSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { type BuiltServer, freePort, startBuiltServer } from "#tests/support/built-server.ts";
import { cookieFrom } from "#tests/support/make-user.ts";
import { fillDisk, freeDisk, mayMount, smallDisk, unmount } from "#tests/support/small-disk.ts";

const JSON_TYPE = { "Content-Type": "application/json" };
const LOGIN = { email: "owner@rihla.example", password: "a quiet harbour at dawn" };

function diskOf(size: string): string {
  const folder = smallDisk(size);
  onTestFinished(() => unmount(folder));
  return folder;
}

async function start(DATA_DIR: string): Promise<BuiltServer> {
  const server = startBuiltServer({ PORT: await freePort(), DATA_DIR });
  onTestFinished(async () => {
    server.signal("SIGKILL");
    await server.ended;
  });
  return server;
}

const alive = ({ url }: BuiltServer) =>
  expect
    .poll(
      () =>
        fetch(`${url}/healthz`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 15_000 },
    )
    .toBe(200);

const send = ({ url }: BuiltServer, path: string, body: object, cookie = "") =>
  fetch(url + path, {
    method: "POST",
    headers: { ...JSON_TYPE, Origin: url, cookie },
    body: JSON.stringify(body),
  });

const POST = { title: "A post", type: "Tours", image: "/art/routes-map.svg" };

const writePost = (server: BuiltServer, link: string, cookie: string) =>
  send(server, "/api/blogs", { ...POST, link }, cookie);

function sendPicture({ url }: BuiltServer, cookie: string): Promise<Response> {
  const body = new FormData();
  body.set("file", new Blob([new Uint8Array(300_000)]), "a.jpg");
  return fetch(`${url}/api/media`, { method: "POST", headers: { Origin: url, cookie }, body });
}

const ROOM = String.raw`The disk of the server has [\d.]+ (bytes|KB) left; at least \d+ KB must be free\. Remove backups that nobody needs, or ask your host for a larger disk\.$`;
const ALL_GONE = expect.stringMatching(
  `^The disk of our server is full, so nothing was saved\\. .* ${ROOM}`,
);
const NO_PICTURE = expect.stringMatching(`^There is no room left for pictures .* ${ROOM}`);

const answerOf = async (response: Response) => [response.status, (await response.json()).message];

test.skipIf(!mayMount)(
  "on a full disk writes say so, reading goes on, and room is enough to go on",
  async () => {
    const folder = diskOf("8m");
    const first = await start(folder);
    await first.ready();
    const registered = await send(first, "/api/users", { name: "Owner", ...LOGIN });
    expect(registered.status).toBe(201);
    const owner = cookieFrom(registered.headers);
    fillDisk(folder);
    const said = [
      507,
      expect.stringMatching(/^The disk of our server is full, so nothing was saved/),
    ];
    // What is written lies in the log of the database first, which had room for a little.
    await expect
      .poll(async () => answerOf(await send(first, "/api/users/auth", LOGIN)), { timeout: 15_000 })
      .toEqual(said);
    expect(await answerOf(await writePost(first, "a-post", owner))).toEqual([507, ALL_GONE]);
    expect(await answerOf(await sendPicture(first, owner))).toEqual([507, NO_PICTURE]);
    // Whoever is not signed in learns nothing of the disk.
    const stranger = await send(first, "/api/users/auth", LOGIN);
    expect(await stranger.text()).not.toMatch(/must be free|freeBytes/);
    expect((await fetch(`${first.url}/blog`)).status).toBe(200);
    const ready = await fetch(`${first.url}/readyz`);
    expect([ready.status, (await ready.json()).message]).toEqual([
      503,
      expect.stringMatching(/^Nothing can be saved: the disk is full\./),
    ]);

    first.signal("SIGTERM");
    expect(await first.ended).toBe(0);
    const second = await start(folder);
    await alive(second);
    const [line] = second.stdout().split("\n");
    expect(JSON.parse(line ?? "{}").msg).toMatch(/^Nothing can be saved: the disk is full\./);
    for (const page of ["/", "/blog", "/packages/umrah", "/api/blogs"]) {
      expect([page, (await fetch(second.url + page)).status]).toEqual([page, 200]);
    }

    freeDisk(folder);
    expect((await send(second, "/api/users/auth", LOGIN)).status).toBe(200);
    expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
  },
);

test.skipIf(!mayMount)(
  "on a disk that is almost full editors wait, the owner does not",
  async () => {
    const folder = diskOf("16m");
    const server = await start(folder);
    await server.ready();
    const registered = await send(server, "/api/users", { name: "Owner", ...LOGIN });
    const owner = cookieFrom(registered.headers);
    const guest = { name: "Editor", email: "editor@rihla.example" };
    const invited = await send(server, "/api/users/invitations", { email: guest.email }, owner);
    const invitation = new URL((await invited.json()).link).searchParams.get("invitation");
    const { password } = LOGIN;
    const joined = await send(server, "/api/users", { ...guest, password, invitation });
    const editor = cookieFrom(joined.headers);
    const write = (link: string, cookie: string) => writePost(server, link, cookie);
    expect((await write("before", editor)).status).toBe(201);
    fillDisk(folder, 700 * 1024);
    expect(await answerOf(await write("editors", editor))).toEqual([
      507,
      expect.stringMatching(
        /^The disk of our server is almost full: .* Tell the owner of this website\. The disk of the server has [67]\d\d KB left; at least 8\d\d KB must be free\.$/,
      ),
    ]);
    expect((await fetch(`${server.url}/blog/before`)).status).toBe(200);
    expect((await send(server, "/api/users/auth", LOGIN)).status).toBe(200);
    expect((await write("owners", owner)).status).toBe(201);
    freeDisk(folder);
    expect((await write("after", editor)).status).toBe(201);
  },
);

test.skipIf(!mayMount).each(["4k", "64k", "256k"])(
  "a first start on a disk of %s says so in words",
  async (size) => {
    const folder = diskOf(size);
    const server = await start(folder);
    expect(await server.ended).toBe(1);
    expect(server.stderr()).toMatch(/^The disk is full\. Make room on it, then start again\./);
    expect(server.stderr()).not.toMatch(/^\s+at /m);
    expect(readdirSync(folder).filter((name) => name.startsWith("rihla.sqlite"))).toEqual([]);
  },
);
