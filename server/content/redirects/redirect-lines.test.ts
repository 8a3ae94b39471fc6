import { expect, test } from "vitest";
import { splitLine } from "./redirect-lines.ts";

test.each([
  ["/a.html /b", "/a.html", "/b"],
  ["/a.html\t/b", "/a.html", "/b"],
  ["/a b.html\t/b", "/a b.html", "/b"],
  ["/a.html,/b", "/a.html", "/b"],
  ["/a,1.html, /b", "/a,1.html", "/b"],
  ["/a;/b", "/a", "/b"],
  ["/a → /b", "/a", "/b"],
  ["/a->/b", "/a", "/b"],
  ["/a => https://x.example/b", "/a", "https://x.example/b"],
  ['"/a","/b"', "/a", "/b"],
  ["/ওমরা /blog/umrah", "/ওমরা", "/blog/umrah"],
])("%s", (line, from, to) => expect(splitLine(line)).toEqual([from, to]));

test("a line that is long and strange does not take for ever", () => {
  for (const one of ["-", " ", "\t ", ",", "→", "'", "/a -"]) {
    const [from = "/a"] = splitLine(`/a${one.repeat(300_000)}b`) ?? [];
    expect(from).toMatch(/^\/a/);
  }
});

test.each(["/a", "/a /b /c", "", "words in a line"])("%j are not two addresses", (line) =>
  expect(splitLine(line)).toBeNull(),
);
