import { expect, test } from "vitest";
import { createBudget } from "#contracts/html/differences.ts";
import { areMarkedAlike, blocksOf } from "./html-blocks.ts";

const said = (html: string) =>
  blocksOf(html, createBudget(1_000_000)).map(({ path, style, pieces }) => {
    const texts = pieces.map(({ text, marks, picture }) =>
      [...marks, picture ? `(${picture.src} ${picture.alt})` : text].join(":"),
    );
    return `${path.join(">")}${style ? ` {${style}}` : ""} ${texts.join("|")}`;
  });

test.each([
  ["words under marks", "<p>a <b>b <i>c</i></b> d</p>", ["p a |b:b |b:i:c| d"]],
  ["signs", "<p>a &amp; b &lt; c</p>", ["p a & b < c"]],
  [
    "a link and a colour",
    '<p><a href="/x">a</a><span style="color:red">b</span></p>',
    ["p a /x:a|span color:red:b"],
  ],
  [
    "the same link again",
    '<p><a href="/x">a</a><a href="/x">b</a><a href="/y">c</a></p>',
    ["p a /x:ab|a /y:c"],
  ],
  ["a picture between words", '<p>a<img src="/p.svg" alt="P">b</p>', ["p a|(/p.svg P)|b"]],
  ["a picture alone, between blanks", '<p> <img src="/p.svg"> </p><p> </p>', ["p  |(/p.svg )| "]],
  ["a break", "<p>a<br>b</p>", ["p a\nb"]],
  ["a line across", "<p>a</p><hr><p>b</p>", ["p a", "hr ―――", "p b"]],
  [
    "cells of a row",
    "<table><tr><td>a</td><th>b</th></tr><tr><td></td><td>c</td></tr></table>",
    ["table>tr a| | |b", "table>tr c"],
  ],
  [
    "an alignment and a direction",
    '<p dir="rtl" style="text-align:center">a</p><p dir="rtl">b</p><p>c</p>',
    ["p {rtl text-align:center} a", "p {rtl} b", "p c"],
  ],
  [
    "a list in a list",
    "<ul><li><p>a</p><ol><li>b</li></ol></li></ul><p>c</p>",
    ["ul>li>p a", "ul>li>ol>li b", "p c"],
  ],
  ["words without an element", "a<p>b</p>c", [" a", "p b", " c"]],
  ["nothing", "<p></p><p> \n </p>", []],
])("blocks and their pieces: %s", (_, html, blocks) => {
  expect(said(html)).toEqual(blocks);
});

test("of elements around a text twelve count, of a path the innermost", () => {
  const [block] = blocksOf(`<p>${"<b>".repeat(13)}a${"</b>".repeat(13)}</p>`, createBudget(1000));
  expect(block?.pieces[0]?.marks).toHaveLength(12);
  const deep = blocksOf(`${"<div>".repeat(13)}<p>a</p>`, createBudget(1000));
  expect(deep[0]?.path).toEqual([...Array.from({ length: 11 }, () => "div"), "p"]);
});

test("texts are marked alike by the same marks in the same order", () => {
  const piece = (...marks: string[]) => ({ text: "", marks });
  expect(areMarkedAlike(piece("b", "i"), piece("b", "i"))).toBe(true);
  expect(areMarkedAlike(piece("b", "i"), piece("i", "b"))).toBe(false);
  expect(areMarkedAlike(piece("b"), piece("b", "i"))).toBe(false);
  expect(areMarkedAlike(piece(), piece())).toBe(true);
});

test("each piece costs ten", () => {
  const spent: number[] = [];
  blocksOf("<p>a<b>b</b></p>", { spend: (cost) => spent.push(cost) > 0, isShort: () => false });
  expect(spent).toEqual([10, 10]);
});
