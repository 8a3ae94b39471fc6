import { expect, test } from "vitest";
import { asAppCode } from "./second-factor.ts";

test.each(["123456", "123 456", "123-456", " 123456\n", "১২৩৪৫৬", "١٢٣ ٤٥٦", "۱۲۳۴۵۶"])(
  "%j is the code that an app shows as 123 456",
  (typed) => {
    expect(asAppCode(typed)).toBe("123456");
  },
);
