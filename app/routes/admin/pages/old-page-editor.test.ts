import { expect, test } from "vitest";
import { loader } from "./old-page-editor.ts";

test.each([
  ["about", "/admin/page/about"],
  ["\u{1F600}", "/admin/page/%F0%9F%98%80"],
  ["a/../b", "/admin/page/a%2F..%2Fb"],
])("the old editor of %j leads to its new one", (id, address) => {
  const { status, headers } = loader({ params: { id } } as Parameters<typeof loader>[0]);
  expect([status, headers.get("location")]).toEqual([302, address]);
});
