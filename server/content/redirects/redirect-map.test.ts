import { expect, test } from "vitest";
import { createRedirectMap } from "./redirect-map.ts";

test("of what leads on, that which asks for most", () => {
  const { find } = createRedirectMap([
    { from: "/p", to: "/about" },
    { from: "/p?a=1&b=2", to: "/blog" },
    { from: "/p?a=1", to: "/contact" },
    { from: "/p?c=1", to: "/get-started" },
    { from: "/p?d%26e=1", to: "/login" },
    { from: "/p?d=1&e=1", to: "/register" },
  ]);
  const ends = ["/p", "/p?b=2&a=1", "/p?a=1&b=3", "/p?c=1&a=1", "/p?c=2", "/p?d=1&e=1"].map(
    (url) => find(url)?.to,
  );
  expect(ends).toEqual(["/about", "/blog", "/contact", "/contact", "/about", "/register"]);
});

test("thousands of them that each ask for another parameter are read at once", () => {
  const moved = Array.from({ length: 10_000 }, (_, index) => ({
    from: `/index.php?page${index}=1`,
    to: "/about",
  }));
  const { find } = createRedirectMap(moved);
  expect(find("/index.php?page9999=1")?.to).toBe("/about");
});
