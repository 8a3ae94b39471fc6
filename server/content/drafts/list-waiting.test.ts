import { expect, onTestFinished, test, vi } from "vitest";
import { openTestSite } from "#tests/support/open-test-site.ts";
import { listPlanned } from "./list-waiting.ts";

test("what waits is listed by its title, its state and its language; what is planned, the earliest first", async () => {
  const { site, db } = await openTestSite({ demo: true });
  let now = Date.parse("2027-03-10T06:00:00Z");
  onTestFinished(() => void vi.useRealTimers());
  const save = async (place: object, body: object) => {
    now += 60_000;
    vi.useFakeTimers({ now, toFake: ["Date"] });
    await site.draft.save(place as never, { body } as never, { by: null });
  };
  const [post] = await site.blog.list({ limit: 1, offset: 0 } as never);
  const id = post?._id ?? "";
  await save({ kind: "package", id: "umrah" }, { title: "Waiting" });
  await save({ kind: "post", id }, { title: "Another title" });
  await save({ kind: "post", id, language: "bn" }, { body: "<p>ক</p>" });
  await save({ kind: "post", id, language: "ar" }, { title: "عنوان" });
  const list = (asked: object) => site.draft.list({ limit: 10, offset: 0, ...asked } as never);
  const told = (some: { savedAt: string }[]) => some.map(({ savedAt: _, ...one }) => one);
  const plan = (language: "bn" | "ar" | undefined, at: string) =>
    site.draft.plan([{ kind: "post", id, ...(language && { language }) }], at, { by: null });
  expect([
    told(await list({})),
    told(await list({ limit: 1, offset: 1 })),
    told(await list({ kind: "post" })),
    told(await list({ state: "scheduled" })),
    told(await list({ state: "changes" })).length,
    told(await list({ state: "draft" })),
    await site.draft.countByState("post"),
    await site.draft.statesOf("post", [id, "none"]),
    await site.draft.statesOf("post", []),
  ]).toEqual([
    [
      {
        by: {
          name: "Somebody unknown",
        },
        id: "post-24",
        isPublic: true,
        kind: "post",
        link: "first-umrah-with-elderly-parents",
        problem: null,
        publishAt: null,
        title: "Another title",
        type: "Umrah",
      },
      {
        by: {
          name: "Somebody unknown",
        },
        id: "umrah",
        isPublic: true,
        kind: "package",
        link: "",
        problem: null,
        publishAt: null,
        title: "",
        type: "",
      },
    ],
    [
      {
        by: {
          name: "Somebody unknown",
        },
        id: "umrah",
        isPublic: true,
        kind: "package",
        link: "",
        problem: null,
        publishAt: null,
        title: "",
        type: "",
      },
    ],
    [
      {
        by: {
          name: "Somebody unknown",
        },
        id: "post-24",
        isPublic: true,
        kind: "post",
        link: "first-umrah-with-elderly-parents",
        problem: null,
        publishAt: null,
        title: "Another title",
        type: "Umrah",
      },
    ],
    [],
    2,
    [],
    {
      changes: 1,
      draft: 0,
      scheduled: 0,
      unseen: 0,
    },
    {
      "post-24": "changes",
    },
    {},
  ]);

  await plan("bn", "2027-03-12T06:00:00.000Z");
  await plan("ar", "2027-03-11T06:00:00.000Z");
  await plan(undefined, "2027-03-13T06:00:00.000Z");
  expect([
    told(await listPlanned(db, { isRefused: false, limit: 9 })),
    told(await listPlanned(db, { isRefused: false, limit: 1 })).length,
    await listPlanned(db, { isRefused: true, limit: 9 }),
    (await list({ state: "scheduled" })).map(({ title }) => title),
    (await list({ state: "changes" })).map((one) => one.id),
    await site.draft.countByState("post"),
    await site.draft.statesOf("post", [id]),
  ]).toEqual([
    [
      {
        by: {
          name: "Somebody unknown",
        },
        id: "post-24",
        isPublic: true,
        kind: "post",
        language: "ar",
        link: "",
        problem: null,
        publishAt: "2027-03-11T06:00:00.000Z",
        title: "عنوان",
        type: "",
      },
      {
        by: {
          name: "Somebody unknown",
        },
        id: "post-24",
        isPublic: true,
        kind: "post",
        language: "bn",
        link: "",
        problem: null,
        publishAt: "2027-03-12T06:00:00.000Z",
        title: "বয়স্ক মা-বাবাকে নিয়ে প্রথম ওমরাহ: যাওয়ার আগে যা গুছিয়ে নেবেন",
        type: "",
      },
      {
        by: {
          name: "Somebody unknown",
        },
        id: "post-24",
        isPublic: true,
        kind: "post",
        link: "first-umrah-with-elderly-parents",
        problem: null,
        publishAt: "2027-03-13T06:00:00.000Z",
        title: "Another title",
        type: "Umrah",
      },
    ],
    1,
    [],
    ["Another title"],
    ["umrah"],
    {
      changes: 0,
      draft: 0,
      scheduled: 1,
      unseen: 0,
    },
    {
      "post-24": "scheduled",
    },
  ]);
});
