import { expect, test } from "vitest";
import { withinAdmin } from "#tests/support/within-admin.tsx";
import { StaffList } from "./staff-list.tsx";

const person = (name: string, role: "owner" | "editor") => ({
  ...{ _id: name, name, email: `${name}@rihla.example`, role },
  createdAt: "2026-11-01T06:00:00.000Z",
});
const MEMBERS = [person("Nadia", "owner"), person("Rahim", "editor"), person("Farida", "editor")];

/** Of each who it is, and what can be done with them. */
async function rowsFor(me: (typeof MEMBERS)[number]) {
  const html = await withinAdmin(<StaffList me={me} members={MEMBERS} onWish={() => undefined} />);
  return html
    .split("<li")
    .slice(1)
    .map((row) => [
      /<b[^>]*>([^<]*)/.exec(row)?.[1],
      row.includes("(you)"),
      [...row.matchAll(/<button[^>]*>([^<]*)/g)].map(([, words]) => words),
    ]);
}

test("the owner is offered what can be done with each; of themselves nobody is removed, nor made the owner", async () => {
  const [owner, editor] = MEMBERS;
  if (!owner || !editor) throw new Error("they are there");
  const all = ["Devices", "Make owner", "Remove"];
  expect(await rowsFor(owner)).toEqual([
    ["Nadia", true, ["Devices"]],
    ["Rahim", false, all],
    ["Farida", false, all],
  ]);
  expect(await rowsFor(editor)).toEqual([
    ["Nadia", false, []],
    ["Rahim", true, []],
    ["Farida", false, []],
  ]);
});
