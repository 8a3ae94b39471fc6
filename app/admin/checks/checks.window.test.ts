import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("what to look at before a post goes public leads to its place", async () => {
  const admin = await openAdminWindow();
  const by = { by: admin.owner._id };
  const { post } = await admin.site.blog.create(
    {
      title: "One",
      type: "Umrah",
      image: "/art/campus.svg",
      link: "one",
      content: '<p><a href="/nowhere">here</a></p><p><img src="/art/campus.svg"></p><h4>Deep</h4>',
    },
    by,
  );
  const screen = await admin.open(`/blog/edit/${post._id}`);
  expect(screen.outline("section[aria-labelledby]")).toEqual([
    'section labelledby="Before it goes public 2":',
    "  ## {tabindex=-1} Before it goes public 2",
    "  You can publish anyway. Each line leads to its place.",
    "  ul:",
    "    li: <‹image› A picture has no description ‹chevron-right›>",
    "    li: <‹link› A link leads nowhere {dir=auto: /nowhere} ‹chevron-right›>",
  ]);
  expect(await screen.press(/^Check/)).toEqual(["focus h2 Before it goes public 2"]);
});
