import { expect, takenOver } from "#tests/support/browser-test.ts";
import { test } from "#tests/support/editing-test.ts";
import { ask } from "#tests/support/staff.ts";

const CONTENT =
  '<h2>Papers</h2><p>Pay until 12 March 2020.</p><p><a href="/blog/never-written">a post</a> and <a href="/about">us</a></p><h2>Last</h2><p><img src="/art/campus.svg"></p>';

test("what to look at before a post goes public is said, and each line leads to its place", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 404/);
  await page.goto("/admin");
  const { body } = await ask(page, "POST", "/api/blogs", {
    ...{ title: "Checked before visitors see it", image: "/art/campus.svg", type: "Tours" },
    ...{ link: "checked-before", content: CONTENT },
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`/admin/blog/edit/${body._id}`);
  await takenOver(page);
  const text = page.getByRole("textbox", { name: "Content" });
  // The editor comes by itself, after the form.
  await expect(text.getByText("Pay until 12 March 2020.")).toBeVisible();
  const panel = page.getByRole("region", { name: /^Before it goes public/ });
  await expect(panel.getByRole("button")).toHaveText([
    "A picture has no description",
    "A link leads nowhere/blog/never-written",
    "A date is past: 12 March 2020",
  ]);
  await panel.getByRole("button", { name: /^A date is past/ }).click();
  await expect(text).toBeFocused();
  const [mark, line] = [page.locator(".check-mark"), text.getByText("Pay until 12 March 2020.")];
  const [marked, found] = [await mark.boundingBox(), await line.boundingBox()];
  expect(Math.abs((marked?.y ?? 0) - (found?.y ?? 99))).toBeLessThan(2);
  await expect(mark).toHaveCount(0);
  await page
    .getByLabel("Blog Title")
    .fill("A title that goes on and on, until search engines cut it off");
  await expect(panel).not.toContainText("The title is long");
  await page.getByLabel("Blog Title").press("End");
  await page.keyboard.type(" at last");
  await panel.getByRole("button", { name: /^The title is long/ }).click();
  await expect(page.getByLabel("Blog Title")).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Check 4" }).click();
  await expect(panel.getByRole("heading")).toBeFocused();
  await expect(panel.getByRole("heading")).toBeInViewport();
});
