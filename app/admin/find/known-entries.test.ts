import { expect, test } from "vitest";
import { SECTIONS } from "#app/admin/shell/sections.ts";
import { knownEntries } from "./known-entries.ts";

const addressesOf = (role: "owner" | "editor") => knownEntries({ role }).map(({ to }) => to);

test("what can be done and where one can go is known before anybody is asked, each page once", () => {
  const owner = knownEntries({ role: "owner" });
  const inBar = SECTIONS.flat().flatMap(({ to, shelf }) => [to, ...shelf.map((page) => page.to)]);
  const goTo = owner.filter(({ group }) => group === "goTo").map(({ to }) => to);
  expect(goTo.slice(0, new Set(inBar).size)).toEqual([...new Set(inBar)]);
  expect(goTo.slice(new Set(inBar).size)).toContain("/admin/package?package=umrah");
  expect(owner.filter(({ group }) => group === "do").map(({ to }) => to)).toEqual([
    ...["/admin/blog/create", "/admin/pages/create", "/admin/media", "/admin/settings/moved"],
    "/admin/settings/staff",
  ]);
  expect(owner.find(({ to }) => to === "/admin/departures")).toEqual({
    ...{ group: "goTo", icon: "package", note: "Package", label: "Departures" },
    to: "/admin/departures",
  });
});

test("what only the owner may is offered to nobody else", () => {
  const others = new Set(addressesOf("editor"));
  expect(addressesOf("owner").filter((to) => !others.has(to))).toEqual([
    ...["/admin/settings/activity", "/admin/settings/backups", "/admin/settings/move-in"],
    "/admin/settings/system",
  ]);
  const doing = knownEntries({ role: "editor" }).filter(({ group }) => group === "do");
  expect(doing.map(({ to }) => to)).not.toContain("/admin/settings/staff");
});
