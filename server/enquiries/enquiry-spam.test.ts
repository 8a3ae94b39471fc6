import { expect, test } from "vitest";
import { spamPoints, spamReasonsOf } from "./enquiry-spam.ts";

const QUARANTINE = 3;

test.each([
  "Is February or March easier for my mother?",
  "Our hotel last year was https://www.example.com/hotel, is that one near?",
  "আমরা তিন বোন। একজনের হাঁটুর ব্যথা আছে।",
  "هل يوجد كرسي متحرك في منى؟",
  "Нам нужны три номера рядом.",
  "我们一家五口想去朝觐。",
  "We pay with crypto? No. Can we pay in cash?",
  "",
  "???",
])("people write: %s", (message) => {
  expect(spamPoints("Farida Yasmin", message)).toBeLessThan(QUARANTINE);
});

test.each([
  "We bring you to the first page of Google with SEO and backlinks",
  "Visit https://a.example http://b.example www.c.example",
  '<a href="https://a.example">here</a>',
  "[url=https://a.example]casino[/url]",
  "Лучшее казино https://a.example http://b.example",
  "Cheap viagra, online casino",
])("robots write: %s", (message) => {
  expect(spamPoints("Farida Yasmin", message)).toBeGreaterThanOrEqual(QUARANTINE);
});

test("a question with two links is read, one with three is quarantined", () => {
  const reasons = (links: number) =>
    spamReasonsOf(
      { name: "Farida", message: `Which is near? ${"https://a.example ".repeat(links)}` },
      { isTooFast: false, isTrapped: false },
      false,
    );
  expect([reasons(2), reasons(3)]).toEqual([[], ["content"]]);
});

test("a name that is a link is none", () => {
  expect(spamPoints("www.example.com", "Hello")).toBeGreaterThanOrEqual(QUARANTINE);
});

test("each sign has its weight", () => {
  const points = (message: string, name = "Farida") => spamPoints(name, message);
  expect(points("<script>x</script>")).toBe(3);
  expect(points("Look at example.shop")).toBe(1);
  expect(points("a.shop b.shop c.shop d.shop e.shop")).toBe(3);
  expect(points("seo SEO Seo")).toBe(2);
  expect(points("seo casino forex")).toBe(4);
  expect(points("Привет")).toBe(1);
  expect(points("abc абв")).toBe(0);
  expect(points("ab абв")).toBe(1);
  expect(points("Farida")).toBe(1);
  expect(points("Hello", "<img src=x>")).toBe(3);
  expect(points("???", "???")).toBe(0);
});
