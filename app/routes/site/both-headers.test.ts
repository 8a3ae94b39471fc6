import { expect, test } from "vitest";
import { bothHeaders } from "./both-headers.ts";

test("an answer to a form says how long to wait, and its page when it ends", () => {
  const headers = bothHeaders({
    loaderHeaders: new Headers({ Expires: "Fri, 01 Feb 2030 18:00:00 GMT" }),
    actionHeaders: new Headers({ "Retry-After": "60" }),
    parentHeaders: new Headers(),
    errorHeaders: undefined,
  });
  expect(Object.fromEntries(new Headers(headers))).toEqual({
    expires: "Fri, 01 Feb 2030 18:00:00 GMT",
    "retry-after": "60",
  });
});
