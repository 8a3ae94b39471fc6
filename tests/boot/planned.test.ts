import { expect, test } from "vitest";
import { cookieFrom, PASSWORD } from "#tests/support/make-user.ts";
import { serveData } from "#tests/support/serve-data.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const OWNER = { name: "Karim Uddin", email: "karim@rihla.example", password: PASSWORD };

const POST = {
  ...{ title: "Seven nights", type: "Umrah", image: "/art/madinah-dawn.svg" },
  ...{ link: "seven-nights", content: "<p>Soft shoes.</p>" },
};

const LATER_MS = 3000;

test("what fell due while the server was off is public when it is ready; what falls due later at its moment", async () => {
  const DATA_DIR = temporaryFolder();
  const first = await serveData(DATA_DIR);
  const registered = await first.send("POST", "/api/users", OWNER);
  const cookie = cookieFrom(registered.headers);
  const plan = (link: string, publishAt: number) =>
    first.send(
      "POST",
      "/api/blogs",
      { ...POST, link, state: "scheduled", publishAt: new Date(publishAt).toISOString() },
      cookie,
    );
  const due = Date.now() + LATER_MS;
  expect((await plan("while-off", due)).status).toBe(201);
  first.server.signal("SIGKILL");
  await first.server.ended;
  while (Date.now() < due) await new Promise((resolve) => setTimeout(resolve, due - Date.now()));

  const again = await serveData(DATA_DIR);
  expect((await fetch(`${again.server.url}/blog/while-off`)).status).toBe(200);

  const next = { ...POST, link: "in-time", state: "scheduled" };
  const publishAt = new Date(Date.now() + LATER_MS).toISOString();
  await again.send("POST", "/api/blogs", { ...next, publishAt }, cookie);
  const page = `${again.server.url}/blog/in-time`;
  expect((await fetch(page)).status).toBe(404);
  await expect.poll(async () => (await fetch(page)).status).toBe(200);
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(publishAt));
  const list = await (await fetch(`${again.server.url}/api/blogs?limit=2`)).json();
  expect(list.map(({ link }: { link: string }) => link)).toEqual(["in-time", "while-off"]);
});
