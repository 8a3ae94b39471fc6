import { expect, test } from "vitest";
import { initialsOf } from "./leader-card.tsx";

test("a person without a picture is shown by the first letters of the first and the last name", () => {
  const names = ["Karim", "Abdur Rahman Khan", "  Md  Ali ", "", "সুলতানা রোকেয়া", "أحمد علي"];
  expect(names.map(initialsOf)).toEqual(["K", "AK", "MA", "", "সুরো", "أع"]);
});
