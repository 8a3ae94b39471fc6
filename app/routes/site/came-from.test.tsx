import { expect, onTestFinished, test, vi } from "vitest";
import { tokenOf } from "#tests/support/make-enquiry.ts";
import { openTestPages } from "#tests/support/open-test-pages.tsx";

const TYPED = { name: "Farida Yasmin", phone: "01711111111", topic: "work-visa", travellers: "1" };

test("whoever asks from a list of papers asks about that visa, and staff see which", async () => {
  const { visit, site, secret } = await openTestPages({ demo: true });
  const list = await visit("/work-visa/papers/malaysia/driver");
  const [, path = ""] = /href="(\/get-started\?[^"]*visa=[^"]*)"/.exec(list.html) ?? [];
  const form = await visit(path.replaceAll("&amp;", "&"));
  expect(form.html).toContain("Work visa for Malaysia");
  expect(form.html).toContain('href="/work-visa/papers/malaysia"');
  expect(form.html).toContain('<input type="hidden" name="visa" value="work-malaysia"');
  const sent = { ...TYPED, visa: "work-malaysia", token: tokenOf(secret) };
  expect((await visit("/get-started", sent)).status).toBe(200);
  const [enquiry] = await site.enquiry.list({ limit: 1, offset: 0 });
  expect(enquiry).toMatchObject({ visa: "work-malaysia", departure: null, topic: "work-visa" });
});

test.each(["visa=nobody", "visa=", "visa=%3Cb%3E&departure=nobody"])(
  "what is not there (%s) is not asked about",
  async (query) => {
    const { visit } = await openTestPages({ demo: true });
    const { status, html } = await visit(`/get-started?topic=work-visa&${query}`);
    expect(status).toBe(200);
    expect(html).not.toMatch(/type="hidden" name="(visa|departure)"/);
  },
);

test("a departure that has left is not asked about any more", async () => {
  const { visit, site } = await openTestPages({ demo: true });
  const [first] = await site.entry.list("departure", { parent: "umrah" });
  if (!first) throw new Error("the demo has departures");
  const path = `/get-started?topic=umrah&departure=${first._id}`;
  const asks = async () =>
    (await visit(path)).html.includes(`type="hidden" name="departure" value="${first._id}"`);
  onTestFinished(() => void vi.useRealTimers());
  // Dhaka is six hours ahead.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(`${first.leavesOn}T17:59:59Z`) });
  expect(await asks()).toBe(true);
  vi.setSystemTime(Date.parse(`${first.leavesOn}T18:00:00Z`));
  expect(await asks()).toBe(false);
});

test.each([
  ["/student-visa", "student-visa"],
  ["/work-visa", "work-visa"],
  ["/packages/tours", "tours"],
  ["/packages/umrah", "umrah"],
])("who asks for papers under %s asks about that, and names the country", async (page, topic) => {
  const { visit, site, secret } = await openTestPages();
  const path = `${page}/papers/other`;
  const typed = { name: "Farida Yasmin", phone: "01711111111" };
  const send = async (country: string) => {
    const { status } = await visit(path, { ...typed, country, token: tokenOf(secret) });
    const [enquiry] = await site.enquiry.list({ limit: 1, offset: 0 });
    const whole = await site.enquiry.find(enquiry?._id ?? "");
    return [status, whole?.topic, whole?.package, whole?.page, whole?.message];
  };
  expect(await send("Peru")).toEqual([200, topic, topic, path, "Papers for Peru, please."]);
  expect(await send("")).toEqual([200, topic, topic, path, ""]);
});
