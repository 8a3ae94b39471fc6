import { expect, test } from "#tests/support/browser-test.ts";

test("each list takes one sheet of A4 with its foot, also for who does not know yet what to answer", async ({
  page,
  request,
}) => {
  const visas: { purpose: string; link: string }[] = await (await request.get("/api/visas")).json();
  const lists = visas
    .filter(({ purpose }) => ["student", "work"].includes(purpose))
    .map(({ purpose, link }) => `/${purpose}-visa/papers/${link}/all`);
  expect(lists.length).toBeGreaterThan(5);
  for (const list of lists) {
    await page.goto(list);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".print-foot")).toContainText(list);
    await expect(page.locator(".trust-strip")).toBeHidden();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect([list, pdf.match(/\/Type \/Page\b(?!s)/g)?.length]).toEqual([list, 1]);
  }
});
