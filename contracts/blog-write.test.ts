import { expect, test } from "vitest";
import { newBlogSchema, postMakingSchema } from "./blog-write.ts";

const POST = { title: "Umrah", type: "Umrah", image: "/art/hajj-mina.svg", link: "umrah" };

test("a post may be made, and planned, before its text is written", () => {
  expect(newBlogSchema.parse(POST)).toMatchObject({ ...POST, content: "" });
  expect(postMakingSchema.parse({ ...POST, state: "published" })).toMatchObject({ content: "" });
});
