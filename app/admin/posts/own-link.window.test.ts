import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("a post may keep its own link; one of another post is said to be taken", async () => {
  const admin = await openAdminWindow();
  const [own, other] = (await admin.send("GET", "/api/blogs")).body as {
    _id: string;
    link: string;
  }[];
  const screen = await admin.open(`/blog/edit/${own?._id}`);
  screen.outline();
  const saidOf = async (link = "") => (await screen.type("Blog Link", link)).join();
  expect(await saidOf(other?.link)).toContain("Another post uses this link");
  expect(await saidOf(own?.link)).toContain("No other post uses this link");
});
