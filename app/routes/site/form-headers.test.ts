import { expect, test } from "vitest";
import { routes } from "#tests/support/server-build.ts";

/** What answers a form in no other way than by leading on, or by saying that there is none. */
const WITHOUT_WAIT = ["logout", "own-page"];

const FORMS = Object.values(routes).flatMap((route) =>
  route?.module.action && !WITHOUT_WAIT.includes(route.id)
    ? [[route.id, route.module] as const]
    : [],
);

test("there are forms", () => {
  expect(FORMS.map(([id]) => id)).toEqual(expect.arrayContaining(["contact", "login"]));
});

test.each(FORMS)(
  "%s: when too many were sent, its answer says how long to wait",
  (_, { headers }) => {
    const none = new Headers();
    const given = { loaderHeaders: none, parentHeaders: none, errorHeaders: undefined };
    const actionHeaders = new Headers({ "Retry-After": "60" });
    const passed =
      typeof headers === "function" ? headers({ ...given, actionHeaders }) : (headers ?? {});
    expect(new Headers(passed).get("Retry-After")).toBe("60");
  },
);
