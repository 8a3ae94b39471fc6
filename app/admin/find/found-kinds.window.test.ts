import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("pages, enquiries and pictures are found by their names, each with what tells it apart", async () => {
  const admin = await openAdminWindow();
  const found = {
    posts: [],
    pages: [
      { _id: "p1", title: "Refunds", link: "refunds", isPublic: true },
      { _id: "p2", title: "Refunds 2027", link: "refunds-2027", isPublic: false },
    ],
    enquiries: [{ _id: "e1", name: "Farida", reference: "RH-1", topic: "umrah", travellers: 4 }],
    pictures: [{ _id: "m1", name: "refund.jpg", alt: "A receipt" }],
  };
  admin.answer(/GET .api.find/, 200, found);
  const screen = await admin.open("/profile");
  await screen.press(/Find/);
  await screen.type(/./, "refund");
  await screen.came();
  const options = () => screen.outline().filter((line) => /role=(option|presentation)/.test(line));
  expect(options().map((line) => line.trim())).toEqual([
    "p role=presentation: Pages",
    "div role=option tabindex=-1 selected=true: ‹file-text› {dir=auto: Refunds} {dir=auto: /refunds}",
    "div role=option tabindex=-1 selected=false: ‹file-text› {dir=auto: Refunds 2027} {dir=auto: Not public}",
    "p role=presentation: Enquiries",
    "div role=option tabindex=-1 selected=false: ‹inbox› {dir=auto: Farida} {dir=auto: Umrah, 4 people, RH-1}",
    "p role=presentation: Pictures",
    "div role=option tabindex=-1 selected=false: ‹image› {dir=auto: refund.jpg} {dir=auto: A receipt}",
  ]);
  expect(await screen.key("Enter")).toContain("at /admin/pages/edit/p1");
});
