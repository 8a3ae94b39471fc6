import { expect, test } from "vitest";
import { nearestPath } from "./nearest-path.ts";

const PATHS = [
  ...["/", "/about", "/packages/umrah", "/packages/hajj", "/student-visa", "/contact"],
  ...[
    "/blog/umrah-in-four-steps",
    "/blog/visa-for-malaysia",
    "/blog/%E0%A6%93%E0%A6%AE%E0%A6%B0%E0%A6%BE",
  ],
];

test.each([
  ["/umrah-package-2025", "/packages/umrah"],
  ["/contact-us.html", "/contact"],
  ["/blog/visa-malaysia", "/blog/visa-for-malaysia"],
  ["/studentvisa", "/student-visa"],
  ["/ওমরা", "/blog/%E0%A6%93%E0%A6%AE%E0%A6%B0%E0%A6%BE"],
  ["/gallery", null],
  ["/blog/hotels", null],
  ["/123", null],
  ["/50%25", null],
])("%s is nearest to %s", (path, nearest) => expect(nearestPath(path, PATHS)).toBe(nearest));
