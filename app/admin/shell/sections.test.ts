import { expect, test } from "vitest";
import { SECTIONS, sectionOf, shelfPageOf, upFrom } from "./sections.ts";

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

test.each([
  ["/admin", "/admin"],
  ["/admin/", "/admin"],
  ["/admin/page/about", "/admin/page/about"],
  ["/admin/pages/edit/7", "/admin/pages"],
  ["/admin/package", "/admin/package"],
  ["/admin/package/other", undefined],
  ["/admin/inclusions/umrah", undefined],
  ["/admin/departures/paste", "/admin/departures"],
  ["/admin/departuresheet", undefined],
  ["/admin/blog/trash", "/admin/blog/trash"],
  ["/admin/blog/edit/7", undefined],
  // What is opened in the inbox is read in it.
  ["/admin/enquiries", "/admin/enquiries"],
  ["/admin/enquiries/abc", "/admin/enquiries"],
  ["/admin/enquiries/told-when", "/admin/enquiries/told-when"],
  ["/admin/enquiries/templates/new", "/admin/enquiries/templates"],
])("at %s the page of the shelf that is open is %s", (path, to) => {
  const section = sectionOf(path) ?? SECTIONS[0]?.[1];
  expect(section && shelfPageOf(section, path)?.to).toBe(to);
});
