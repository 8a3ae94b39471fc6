import { expect, test } from "vitest";
import { FRAMED_HEADER } from "#server/http/secure-headers.ts";
import { asPreview, leadOn, noPreview, previewAsked } from "./preview-answer.ts";

const HOST = "https://rihla.example";

test.each([
  [
    "/packages/umrah?preview=package/umrah",
    { which: "package/umrah", pathname: "/packages/umrah", isEditing: false },
  ],
  [
    "/packages/umrah.data?preview=x&edit",
    { which: "x", pathname: "/packages/umrah", isEditing: true },
  ],
  ["/_.data?preview=", { which: "", pathname: "/", isEditing: false }],
  ["/packages/umrah", null],
  ["/admin?preview=x", null],
  ["/admin/blog?preview=x", null],
  ["/administration?preview=x", { which: "x", pathname: "/administration", isEditing: false }],
])("of %s is asked: %j", (address, asked) => {
  const url = HOST + address;
  expect(previewAsked({ url, path: new URL(url).pathname })).toEqual(asked);
});

const headersOf = (response: Response) => Object.fromEntries(response.headers);

test("nobody keeps or lists it; the admin area alone may frame it", async () => {
  const headers = {
    Expires: "Wed, 25 Nov 2026 18:00:00 GMT",
    "Cache-Control": "public",
    "Content-Type": "text/html",
    "X-Own": "1",
  };
  const page = () => new Response("a page", { status: 203, headers });
  const unlisted = {
    ...{ "cache-control": "private, no-store", "x-robots-tag": "noindex, nofollow" },
  };
  const said = { ...unlisted, "content-type": "text/html", "x-own": "1" };
  const public_ = asPreview(page(), false);
  expect([public_.status, headersOf(public_), await public_.text()]).toEqual([203, said, "a page"]);
  expect(headersOf(asPreview(page(), true))).toEqual({
    ...said,
    [FRAMED_HEADER.toLowerCase()]: "1",
  });
  const led = leadOn("/about");
  expect([led.status, headersOf(led)]).toEqual([302, { ...unlisted, location: "/about" }]);
  const gone = noPreview("/bn/about");
  expect([gone.status, headersOf(gone)]).toEqual([404, expect.objectContaining(unlisted)]);
  expect(await gone.text()).toContain('lang="bn"');
});
