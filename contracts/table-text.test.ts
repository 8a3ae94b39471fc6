import { expect, test } from "vitest";
import { tableCells, tableText } from "./table-text.ts";

test.each([
  ["", []],
  ["\n\r\n\t\t\n", []],
  [
    "a\tb\n1\t2",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  [
    "a\tb\r\n1\t\r\n\r\n2\t3\r\n",
    [
      ["a", "b"],
      ["1", ""],
      ["2", "3"],
    ],
  ],
  ['"two\nlines"\tb', [["two\nlines", "b"]]],
  ['"say ""yes"""\tb', [['say "yes"', "b"]]],
  ['"Al-Noor" tower\tb', [['"Al-Noor" tower', "b"]]],
  ['"never ends\tb\nc', [['"never ends', "b"], ["c"]]],
  [
    '\uFEFFOut,Back,"Quad, BDT"\r\n2031-02-01,2031-02-11,"1,00,000"\r\n',
    [
      ["Out", "Back", "Quad, BDT"],
      ["2031-02-01", "2031-02-11", "1,00,000"],
    ],
  ],
  [
    '\n\nOut;Back\n"two\nlines; here";b\n',
    [
      ["Out", "Back"],
      ["two\nlines; here", "b"],
    ],
  ],
  [
    "Out\tBack, at noon; or so\n1,5\t2",
    [
      ["Out", "Back, at noon; or so"],
      ["1,5", "2"],
    ],
  ],
  ["Out\n1,2", [["Out"], ["1,2"]]],
  ["a\t\nb", [["a", ""], ["b"]]],
  ["a\rb\r\rc", [["a"], ["b"], ["c"]]],
  ['Out\t5 ft 6"\tb', [["Out", '5 ft 6"', "b"]]],
  ['a\t"b\tc"', [["a", "b\tc"]]],
])("%j is read as %j", (text, cells) => {
  expect(tableCells(text)).toEqual(cells);
});

test("what is written is read again, whatever stands in a cell", () => {
  const cells = [
    ["a\tb", 'c"d', '"e'],
    ["f\ng", "১,৯২,০০০", "h"],
  ];
  expect(tableCells(tableText(cells))).toEqual(cells);
});

test("a quotation that never ends in a long text takes no time that grows with its square", () => {
  const text = Array.from({ length: 50_000 }, () => '"x').join("\t");
  expect(tableCells(text)[0]).toHaveLength(50_000);
});

test("nor do a million spaces, before the first word or alone", () => {
  const spaces = " ".repeat(1_000_000);
  expect(tableCells(spaces)).toEqual([]);
  expect(tableCells(`${spaces}\n\n${spaces}a;b\nc;d`)).toEqual([
    [`${spaces}a`, "b"],
    ["c", "d"],
  ]);
});
