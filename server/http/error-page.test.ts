import { expect, test } from "vitest";
import { errorPage } from "./error-page.ts";

const read = (...[status, told]: Parameters<typeof errorPage>) => errorPage(status, told).text();

test.each([
  ["/blog", '<html lang="en" dir="ltr">', "We cannot answer this just now", 'href="/"'],
  ["/bn/blog", '<html lang="bn" dir="ltr">', "এই মুহূর্তে উত্তর দিতে পারছি না", 'href="/bn"'],
  ["/ar", '<html lang="ar" dir="rtl">', "لا نستطيع الردّ الآن", 'href="/ar"'],
  ["/arabia", '<html lang="en" dir="ltr">', "We cannot answer this just now", 'href="/"'],
])("%s is answered in its language, and leads home in it", async (path, ...parts) => {
  const page = await read(503, { path });
  for (const part of parts) expect(page).toContain(part);
});

test("what is said in place of the usual text is in the same language, or marked as English", async () => {
  const exchanged = await read(503, { path: "/bn", code: "site-exchanged" });
  expect(exchanged).toContain("<p>সাইটের জায়গায় একটি ব্যাকআপ বসানো হচ্ছে।");
  const refused = await read(403, { path: "/ar/contact", message: "Open https://rihla.example." });
  expect(refused).toContain('<p lang="en" dir="ltr">Open https://rihla.example.</p>');
  expect(refused).toContain("<h1>لم يُرسَل هذا من موقعنا</h1>");
});

test("it is a page that nobody keeps, and says when to come back where that helps", () => {
  const headersOf = (retryAfterS?: number | null) => [
    ...errorPage(503, { path: "/", ...(retryAfterS === undefined ? {} : { retryAfterS }) }).headers,
  ];
  const ALL = [
    ["cache-control", "no-store"],
    ["content-type", "text/html; charset=utf-8"],
  ];
  expect([headersOf(), headersOf(null)]).toEqual([ALL, ALL]);
  expect(errorPage(405, { path: "/" }).status).toBe(405);
  expect(headersOf(30)).toEqual([...ALL, ["retry-after", "30"]]);
});
