import { expect, test } from "vitest";
import { descriptionParts } from "./description-parts.ts";

test("the first sentence stands under the title, the second opens, the others follow", () => {
  expect(descriptionParts("One road. Two people! Three days? Four bags.")).toEqual({
    line: "One road.",
    opening: "Two people!",
    rest: "Three days? Four bags.",
  });
});

test("a long first sentence, or an only one, stays in the opening", () => {
  const long = `${"A very long way ".repeat(8)}home.`;
  expect(descriptionParts(`${long} And back.`)).toEqual({
    line: "",
    opening: `${long} And back.`,
    rest: "",
  });
  expect(descriptionParts(`${long} And back. Then rest. At last.`)).toEqual({
    line: "",
    opening: `${long} And back.`,
    rest: "Then rest. At last.",
  });
  expect(descriptionParts("Only this.")).toEqual({ line: "", opening: "Only this.", rest: "" });
  expect(descriptionParts("")).toEqual({ line: "", opening: "", rest: "" });
});

test("numbers and small letters after a stop end no sentence; Bangla and Arabic signs do", () => {
  expect(descriptionParts("It costs 3.5 lakh, e.g. more or less. Ask us.").line).toBe(
    "It costs 3.5 lakh, e.g. more or less.",
  );
  expect(descriptionParts("আমরা আছি। আপনি আসুন।").line).toBe("আমরা আছি।");
  expect(descriptionParts("هل تسافر؟ اتصل بنا.").line).toBe("هل تسافر؟");
});

test("lines stay as they were written", () => {
  expect(descriptionParts("First. Second.\nThird.\n\nFourth. ")).toEqual({
    line: "First.",
    opening: "Second.",
    rest: "Third.\n\nFourth.",
  });
});
