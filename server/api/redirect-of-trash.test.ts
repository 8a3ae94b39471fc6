import { expect, test } from "vitest";
import { openSignedInApi } from "#tests/support/open-signed-in-api.ts";

const POST = { title: "A post", type: "Umrah", image: "/art/campus.svg", content: "" };

test("an old address of what lies in the trash may lead elsewhere, alone and among pasted lines", async () => {
  const { call } = await openSignedInApi();
  const add = (from: string, to: string) => call("POST", "/api/redirects", { from, to });
  const write = (address: string) => call("POST", "/api/blogs", { ...POST, link: address });
  const all = async () => {
    const { body } = await call("GET", "/api/redirects?limit=200");
    return Object.fromEntries(body.map(({ from, to }: { from: string; to: string }) => [from, to]));
  };
  const link = async (address: string, id: string, to: string) =>
    expect((await call("PUT", `${address}/${id}`, { ...POST, link: to })).status).toBe(200);
  const post = (await write("first")).body;
  await link("/api/blogs", post._id, "second");
  const other = (await write("third")).body;
  await link("/api/blogs", other._id, "fourth");
  for (const { _id } of [post, other]) await call("DELETE", `/api/blogs/${_id}`);
  expect((await add("/blog/first", "/blog")).status).toBe(201);
  const lines = "/blog/third /packages/hajj\n/old /contact";
  await call("POST", "/api/redirects/lines", { lines, store: true });
  expect(await all()).toEqual({
    ...{ "/blog/first": "/blog", "/blog/third": "/packages/hajj", "/old": "/contact" },
  });
  expect((await call("POST", `/api/blogs/${post._id}/restore`, {})).status).toBe(200);
  expect((await all())["/blog/first"]).toBe("/blog");
});
