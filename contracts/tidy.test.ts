import { expect, test } from "vitest";
import { tidyLine, tidyLines } from "./tidy.ts";

test("a line holds no mark of direction; what joins letters, and the marks of a long text, stay", () => {
  expect(tidyLine("\u202eFarida\u202c \u2067+880\u2069\u200e \u061c\u200fعمرة")).toBe(
    "Farida +880 عمرة",
  );
  expect(tidyLine("র\u200d্যাব উদ্\u200cযাপন")).toBe("র\u200d্যাব উদ্\u200cযাপন");
  expect(tidyLine("\u202e")).toBe("");
  expect(tidyLines(" \u200fمتى\r\nالسفر؟ ")).toBe("\u200fمتى\nالسفر؟");
});

test("what no key types leaves a space in a line", () => {
  expect(tidyLine(" a\u0000\tb\r\nc ")).toBe("a b c");
});

test("no letter begins a line of its own in what is one line", () => {
  expect(tidyLine("Farida\u2028Phone: +999\u2029\u0085Yasmin")).toBe("Farida Phone: +999 Yasmin");
});
