import { expect, test } from "vitest";
import { shownBody } from "./shown-body.ts";

test("half a letter, which stands in no address, is shown as a letter that cannot be read", () => {
  const post = { title: "Visa \ud83d", link: "\udc00", type: "Tours", content: "<p>\ud83d</p>" };
  expect(shownBody({ kind: "post", id: "a" }, post)).toMatchObject({
    ...{ title: "Visa \ufffd", link: "\ufffd", type: "Tours", content: "<p>\ufffd</p>" },
  });
  const { services } = shownBody({ kind: "package", id: "umrah" }, { services: ["\ud83d", 5] });
  expect(services).toEqual(["\ufffd"]);
});
