import { expect, test } from "vitest";
import { SECTIONS, sectionOf, upFrom } from "./sections.ts";

test.each([
  ["/admin", "Home"],
  ["/admin/", "Home"],
  ["/admin/page/about", "Home"],
  ["/admin/pages/edit/7", "Home"],
  ["/admin/package", "Package"],
  ["/admin/inclusions/umrah", "Package"],
  ["/admin/departures/paste", "Package"],
  ["/admin/blog/edit/7", "Blog"],
  ["/admin/blog/trash", "Blog"],
  ["/admin/enquiries/abc", "Enquiries"],
  ["/admin/settings/page", "Settings"],
  ["/admin/profile", "Settings"],
  ["/admin/blogs", undefined],
  ["/", undefined],
])("%s lies in %s", (path, label) => {
  expect(sectionOf(path)?.label).toBe(label);
});

test("up from a page is the first page of its section; from that one there is none", () => {
  expect(upFrom("/admin/blog/edit/7")).toEqual({ to: "/admin/blog", label: "Blog" });
  expect(upFrom("/admin/page/about")).toEqual({ to: "/admin", label: "Home" });
  for (const { to } of SECTIONS.flat()) expect(upFrom(to)).toBeNull();
  expect(upFrom("/admin/enquiries/abc")).toBeNull();
  expect(upFrom("/elsewhere")).toBeNull();
});
