import { expect, test } from "vitest";
import { fieldsOf } from "#app/admin/inputs/edited-place.ts";
import { describeValue } from "./describe-value.ts";

const POST = fieldsOf({ kind: "post", id: "p1" });
const CONTACT = fieldsOf({ kind: "settings", id: "contact" });

test("two versions are read as words: of HTML a line a paragraph, of rows a number each", () => {
  const content =
    '<h2>Six days</h2><p>Sea and <b>rest</b>.</p><ul><li>Shoes</li></ul><p></p><p><img src="/art/hajj-mina.svg"></p>';
  expect(describeValue(POST, "content", { content } as never)).toBe(
    "Six days\nSea and rest.\nShoes\n[picture: /art/hajj-mina.svg]",
  );
  expect(describeValue(POST, "title", { title: "1 < 2 <b>" } as never)).toBe("1 < 2 <b>");
  expect(describeValue(POST, "title", {} as never)).toBe("");
  const phones = [
    { _id: "1", label: "Office", number: "01011" },
    { _id: "2", label: "Night", number: "01012" },
  ];
  expect(describeValue(CONTACT, "phones", { phones } as never)).toEqual(
    "1. Office\n01011\n\n2. Night\n01012",
  );
});
