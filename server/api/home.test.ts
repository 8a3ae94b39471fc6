import { expect, test } from "vitest";
import { openTestApi } from "#tests/support/open-test-api.ts";

test("GET /api/home answers an array of one, with every field of the specification", async () => {
  const { get } = await openTestApi({ demo: true });
  const { status, headers, body } = await get("/api/home");
  expect([status, body.length, headers.get("Cache-Control")]).toEqual([200, 1, "no-cache"]);
  expect(Object.keys(body[0]).sort()).toEqual(
    [
      "_id",
      "marquee",
      "Slide",
      "secondSecimg1",
      "secondSecimg2",
      "video",
      "secondSecPara1",
      "secondSecPara2",
      "secondSecheading",
      "thirdSecheading",
      "thirdSecPara",
      "ContactSecHeading",
      "ContactSecPara",
      "ContactSecNumber",
      "ContactSecNumber2",
      "mail",
      "ContactSecImage",
      "version",
    ].sort(),
  );
  expect(Object.keys(body[0].Slide[0])).toEqual([
    "_id",
    "content",
    "subcontent",
    "bgImage",
    "link",
  ]);
});

test("GET /api/home/contact answers an array of one, with the contact fields", async () => {
  const { get } = await openTestApi({ demo: true });
  const { status, body } = await get("/api/home/contact");
  expect([status, body.length]).toEqual([200, 1]);
  expect(Object.keys(body[0]).sort()).toEqual([
    "ContactSecHeading",
    "ContactSecImage",
    "ContactSecNumber",
    "ContactSecNumber2",
    "ContactSecPara",
    "_id",
    "mail",
  ]);
});

test.each(["/api/home", "/api/home/contact"])("%s of an empty site is empty", async (path) => {
  const { get } = await openTestApi();
  expect(await get(path)).toMatchObject({ status: 200, body: [] });
});
