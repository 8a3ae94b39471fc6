import { expect, test } from "vitest";
import { pageAt, pageShowing, previewAddress, publicPath } from "./preview-address.ts";

test.each([
  [{ kind: "post", id: "7" }, "a.b/c", "/blog/7?preview=post/7", "/blog/a.b/c"],
  [{ kind: "own-page", id: "7" }, "terms", "/terms?preview=own-page/7", "/terms"],
  [{ kind: "own-page", id: "7" }, "about", "/7?preview=own-page/7", "/about"],
  [{ kind: "own-page", id: "7" }, "what?", "/7?preview=own-page/7", "/what%3F"],
  [{ kind: "package", id: "hajj" }, "", "/packages/hajj?preview=package/hajj", "/packages/hajj"],
])("%j at %j is previewed at %s, public at %s", (place, link, preview, open) => {
  expect([previewAddress(place, { link }), publicPath(place, link)]).toEqual([preview, open]);
});

test.each([
  ["/", "home"],
  ["/about", "about"],
  ["/blog/a/b", "post"],
  ["/terms", "own-page"],
  ["/terms/a", undefined],
  ["/admin", undefined],
])("at %s is %s", (path, name) => expect(pageAt(path)?.name).toBe(name));

test("settings are looked at on the page that shows them best", () => {
  const names = ["contact", "look", "notice"].map(
    (id) => pageShowing({ kind: "settings", id })?.name,
  );
  expect(names).toEqual(["contact", "home", "home"]);
});
