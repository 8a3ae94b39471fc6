import { expect, test } from "vitest";
import { safeName } from "./safe-name.ts";

test.each([
  ["Mina at dawn.jpg", "Mina at dawn.jpg"],
  ["../../etc/passwd", "passwd"],
  ["..\\..\\windows\\win.ini", "win.ini"],
  ["C:\\Users\\me\\Pictures\\a.png", "a.png"],
  ["/", "picture"],
  ["", "picture"],
  ["...", "picture"],
  [".htaccess", "htaccess"],
  ["a\0b.jpg", "ab.jpg"],
  ["two\r\nlines.jpg", "twolines.jpg"],
  ["\u202egpj.exe", "gpj.exe"],
  ["half \ud800.jpg", "half \ufffd.jpg"],
  ["মক্কা.jpg", "মক্কা.jpg"],
])("%j is shown as %j", (given, shown) => {
  expect(safeName(given)).toBe(shown);
});

test("a long name is cut, and keeps its ending", () => {
  const name = safeName(`${"é".repeat(5000)}.jpeg`);
  expect(Array.from(name)).toHaveLength(100);
  expect(name).toMatch(/é….jpeg$/u);
});
