import { expect, test } from "vitest";
import { openTestApi } from "#tests/support/open-test-api.ts";

test("the description names the shapes of the contracts and what a query may hold", async () => {
  const { get } = await openTestApi();
  const { status, body } = await get("/api/openapi.json");
  expect([status, body.openapi]).toEqual([200, "3.1.0"]);
  expect(Object.keys(body.components.schemas)).toEqual(
    expect.arrayContaining(["Blog", "ContactSection", "Error", "Home", "Package", "Slide"]),
  );
  expect(body.paths["/api/blogs"].get.parameters).toContainEqual(
    expect.objectContaining({ name: "limit", in: "query", required: false }),
  );
});

test("the description tells what a body must hold, and which fields are ignored", async () => {
  const { get } = await openTestApi();
  const { paths } = (await get("/api/openapi.json")).body;
  const { schema } = paths["/api/blogs/{id}"].put.requestBody.content["application/json"];
  expect(schema.required.toSorted()).toEqual(["content", "image", "link", "title", "type"]);
  expect(schema.additionalProperties).toBe(false);
  expect(schema.properties.__v.description).toBe("Read-only: ignored");
  const conflict = paths["/api/blogs/{id}"].put.responses[409].content["application/json"].schema;
  expect(conflict.properties.current).toEqual({ $ref: "#/components/schemas/Blog" });
});

test("a body that the description names must be sent, but for where it only adds to what is done", async () => {
  const { get } = await openTestApi();
  const { paths } = (await get("/api/openapi.json")).body;
  type Operation = { requestBody?: { required?: boolean } };
  const bodies = Object.entries<Record<string, Operation>>(paths).flatMap(([path, operations]) =>
    Object.values(operations).flatMap(({ requestBody }) =>
      requestBody ? [{ path, isRequired: requestBody.required ?? false }] : [],
    ),
  );
  expect(bodies.length).toBeGreaterThan(50);
  expect(bodies.filter(({ isRequired }) => !isRequired).map(({ path }) => path)).toEqual([
    ...["/api/visas/{id}/reviewed", "/api/drafts/{kind}/{id}/presence"],
  ]);
});

test("every reference in the description leads somewhere", async () => {
  const { get } = await openTestApi();
  const { body } = await get("/api/openapi.json");
  const names = [...JSON.stringify(body).matchAll(/"#\/components\/schemas\/(\w+)"/g)];
  expect(names.length).toBeGreaterThan(5);
  for (const [, name] of names) expect(body.components.schemas).toHaveProperty(String(name));
});

test("the page names every endpoint and needs no script and no other host", async () => {
  const { api } = await openTestApi();
  const response = await api.request("/api/docs");
  const page = await response.text();
  expect(response.headers.get("Content-Type")).toMatch(/^text\/html/);
  expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(page).toContain("GET /api/blogs/link/{link}");
  expect(page).toContain('<h3 id="Home">');
  expect(page).not.toMatch(/<script|https?:|\son\w+=|undefined|\[object/);
});

test("the page says of what type each answer, parameter and field is", async () => {
  const { api } = await openTestApi();
  const page = (await (await api.request("/api/docs")).text()).replace(/\s*\n\s*/g, "");
  const part = (id: string) => page.slice(page.indexOf(id)).split("<h3")[1] ?? "";
  const rows = (id: string) =>
    [...part(id).matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = ""]) =>
      row.replace(/<\/?(td|th|code)[^>]*>/g, "|").replace(/\|+/g, "|"),
    );
  expect(rows("<h3>GET /api/blogs<").slice(0, 9)).toEqual([
    "|Name|Type|Meaning|",
    "|limit|integer|Without it: the newest 1000|",
    "|offset|integer|How many to skip|",
    "|type|string|Only posts of this type|",
    "|q|string|Beginnings of words that title, type or text must hold; those in the title come first|",
    "|lang|en, bn, ar|Without it: English|",
    "|after|string|Where the page before ended, as `Link` says it; only without `q`|",
    "|Status|Type|Meaning|",
    '|200|list of <a href="#Blog">Blog</a>|The posts|',
  ]);
  expect(rows('<h3 id="Departure"').slice(0, 9)).toEqual([
    "|Name|Type|Meaning|",
    "|_id|string|",
    "|package|string|",
    "|title|string|",
    "|leavesOn|string|",
    "|returnsOn|string|",
    '|stays|list of <a href="#Stay">Stay</a>|',
    "|from|string|",
    "|to|string|",
  ]);
});
