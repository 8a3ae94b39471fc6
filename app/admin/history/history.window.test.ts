import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("versions are looked at, compared and restored", async () => {
  const admin = await openAdminWindow();
  const by = { by: admin.owner._id };
  const { post } = await admin.site.blog.create(
    {
      title: "One",
      type: "Umrah",
      image: "/art/campus.svg",
      link: "one",
      content: "<p>First words</p>",
    },
    by,
  );
  await admin.site.blog.update(post._id, { ...post, title: "Two", content: "<p>Other words</p>" }, {
    ...by,
    version: post.version,
  } as never);
  const screen = await admin.open(`/history/post/${post._id}`);
  expect(screen.outline()).toEqual([
    "main:",
    "  # {tabindex=-1} History",
    "  [‹chevron-left› Back to the editor | href=/admin/blog/edit/id1]",
    "  p dir=auto: Two",
    "  section label=Versions:",
    "    div role=group label=Show: <All 2 | pressed=true> <Published 2 | pressed=false>",
    "    <‹compare› Compare two versions>",
    "    ### Today, 25 November",
    "    ul:",
    "      li data-open=true: [{datetime=2026-11-25T06:00:00.000Z: 12:00 pm} Published {dir=auto: Nadia Islam} Public now | href=/admin/history/post/id1/id2 current=true]",
    "      li: [{datetime=2026-11-25T06:00:00.000Z: 12:00 pm} Created {dir=auto: Nadia Islam} | href=/admin/history/post/id1/id3]",
    "    Every published version is kept. Drafting is kept for 30 days, one version a person and session.",
    "  section label=Version:",
    "    ## {tabindex=-1} Today 12:00 pm, published by Nadia Islam",
    "    As visitors see it now.",
    "    It goes into the waiting changes; you publish it yourself.",
    "    ## The page",
    "    div role=group label=Preview size: <‹smartphone› Phone | pressed=false> <‹monitor› Computer | pressed=true>",
    "    iframe title=The post as it will stand",
  ]);
  expect(await screen.press("Compare two versions")).toEqual([
    "gone 3",
    "+ p role=status: 0 of 2 chosen. [Choose others | href=/admin/history/post/id1]",
    '+ li data-open=true: [{datetime=2026-11-25T06:00:00.000Z: 12:00 pm} Published {dir=auto: Nadia Islam} Public now | href=/admin/history/post/id1/id2 current=true] ("Compare Published, today 12:00 pm" input type=checkbox) {.sr-only: Compare Published, today 12:00 pm}',
    '+ li: [{datetime=2026-11-25T06:00:00.000Z: 12:00 pm} Created {dir=auto: Nadia Islam} | href=/admin/history/post/id1/id3] ("Compare Created, today 12:00 pm" input type=checkbox) {.sr-only: Compare Created, today 12:00 pm}',
  ]);
  await screen.key("Escape");
  await screen.press(/^Compare Created/);
  expect(await screen.press(/^Compare Published/)).toEqual([
    "gone 9",
    "+ div data-open=true:",
    "+ [‹chevron-left› History | href=/admin/history/post/id1 .lg:hidden] [‹chevron-left› Back to the editor | href=/admin/blog/edit/id1 .max-lg:hidden]",
    "+ p role=status: 2 of 2 chosen. [Compare them | href=/admin/history/post/id1/id3/id2 .lg:hidden] [Choose others | href=/admin/history/post/id1]",
    '+ li: [{datetime=2026-11-25T06:00:00.000Z: 12:00 pm} Published {dir=auto: Nadia Islam} Public now | href=/admin/history/post/id1/id2] ("Compare Published, today 12:00 pm" input type=checkbox checked) {.sr-only: Compare Published, today 12:00 pm}',
    "+ section label=What changed:",
    "+ ## {tabindex=-1} Today 12:00 pm → today 12:00 pm",
    "+ Today 12:00 pm, created by Nadia Islam → Today 12:00 pm, published by Nadia Islam",
    "+ <‹compare› Swap> <‹restore› Restore 12:00 pm>",
    "+ removed",
    "+ added",
    "+ 2 of 5 fields differ",
    "+ 2 changes <‹chevron-left› | label=Change before keyshortcuts=[> <‹chevron-right› | label=Next change keyshortcuts=]>",
    "+ p role=status .sr-only",
    "+ section:",
    "+ ### Blog Title",
    "+ p dir=auto:",
    "+ span data-change=:",
    "+ {.sr-only: removed:} One",
    "+ {.sr-only: added:} Two",
    "+ section:",
    "+ ### Blog Type, Blog Image, Blog Link",
    "+ The same in both",
    "+ section:",
    "+ ### Content",
    "+ p dir=auto:",
    "+ span data-change=:",
    "+ {.sr-only: removed:} First",
    "+ {.sr-only: added:} Other",
    "+ words",
    "at /admin/history/post/id1/id3/id2",
    "focus input Compare Published, today 12:00 pm",
  ]);
  expect(await screen.press("Swap")).toEqual([
    "gone 5",
    "+ Today 12:00 pm, published by Nadia Islam → Today 12:00 pm, created by Nadia Islam",
    "+ {.sr-only: removed:} Two",
    "+ {.sr-only: added:} One",
    "+ {.sr-only: removed:} Other",
    "+ {.sr-only: added:} First",
    "at /admin/history/post/id1/id2/id3",
    "focus button Swap",
  ]);
  expect(await screen.press(/^Restore/)).toEqual([
    "gone 1",
    "+ section tabindex=-1 label=Restored into your waiting changes.:",
    "+ ‹circle-check›",
    "+ Restored into your waiting changes. Nothing public has changed.",
    "+ <Undo> [Open the editor | href=/admin/blog/edit/id1]",
    "+ div role=group label=Show: <All 3 | pressed=true> <Published 2 | pressed=false>",
    '+ li: [{datetime=2026-11-25T06:00:08.016Z: 12:00 pm} Waiting changes {dir=auto: Nadia Islam} | href=/admin/history/post/id1/waiting] ("Compare Waiting changes, today 12:00 pm" input type=checkbox) {.sr-only: Compare Waiting changes, today 12:00 pm}',
    "sent POST /api/history/post/id1/id2/restore",
    "focus section Restored into your waiting changes.",
  ]);
  expect(await screen.press(/^Restore|^Put|^Take/)).toEqual([
    "gone 1",
    '+ li: [{datetime=2026-11-25T06:00:09.018Z: 12:00 pm} Waiting changes {dir=auto: Nadia Islam} | href=/admin/history/post/id1/waiting] ("Compare Waiting changes, today 12:00 pm" input type=checkbox) {.sr-only: Compare Waiting changes, today 12:00 pm}',
    "sent POST /api/history/post/id1/id2/restore",
  ]);
});

test("of what waits and what is public, what is public can be restored, from whichever side it is looked at", async () => {
  const admin = await openAdminWindow();
  const by = { by: admin.owner._id };
  const words = { title: "One", type: "Umrah", image: "/art/campus.svg", link: "one" };
  const { post } = await admin.site.blog.create({ ...words, content: "<p>First</p>" }, by);
  const { version } = post;
  await admin.site.blog.update(post._id, { ...post, title: "Two" }, { ...by, version } as never);
  const screen = await admin.open(`/history/post/${post._id}`);
  await screen.press("Compare two versions");
  await screen.press(/^Compare Created/);
  await screen.press(/^Compare Published/);
  await screen.press(/^Restore/);
  await screen.press("Choose others");
  await screen.press(/^Compare Waiting/);
  const come = await screen.press(/^Compare Published/);
  expect(come).toContain(
    "+ Today 12:00 pm, published by Nadia Islam → Today 12:00 pm, restored by Nadia Islam",
  );
  expect(come).toContain("at /admin/history/post/id1/id2/waiting");
  const restoring = ["sent POST /api/history/post/id1/id2/restore"];
  const sent = async () =>
    (await screen.press(/^Restore/)).filter((line) => line.startsWith("sent"));
  expect(await sent()).toEqual(restoring);
  expect(await screen.press("Swap")).toContain("at /admin/history/post/id1/waiting/id2");
  expect(await sent()).toEqual(restoring);
});

test("of more than two versions the one that was chosen first gives way", async () => {
  const admin = await openAdminWindow();
  const by = { by: admin.owner._id };
  const words = { title: "One", type: "Umrah", image: "/art/campus.svg", link: "one" };
  let { post } = await admin.site.blog.create({ ...words, content: "<p>First</p>" }, by);
  for (const title of ["Two", "Three"]) {
    post = await admin.site.blog.update(post._id, { ...post, title }, by as never);
  }
  const ids = (await admin.site.history.list({ kind: "post", id: post._id }, { limit: 9 }))?.map(
    ({ _id }) => _id,
  );
  const screen = await admin.open(`/history/post/${post._id}`);
  await screen.press("Compare two versions");
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>("main input[type=checkbox]")];
  for (const at of [0, 1, 2]) {
    boxes()[at]?.click();
    await screen.came();
  }
  expect(ids).toHaveLength(3);
  expect(boxes().map(({ checked }) => checked)).toEqual([false, true, true]);
});
