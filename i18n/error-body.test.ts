import { expect, test } from "vitest";
import { errorBody } from "./error-body.ts";

test("what is stored now, and fields that are wrong, are not told a second time beside the sentence", () => {
  const current = { title: "Theirs" };
  expect(errorBody("changed-meanwhile", { current })).toEqual({
    code: "changed-meanwhile",
    message: expect.any(String),
  });
  expect(errorBody("picture-in-use", { places: ["About"] })).toMatchObject({
    params: { places: ["About"] },
  });
});
