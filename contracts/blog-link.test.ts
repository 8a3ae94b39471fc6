import { expect, test } from "vitest";
import { linkRule, withoutForbidden } from "./blog-link.ts";

const ALLOWED = "ABCxyz019-._~:/?#[]@!$&'()*+,;=";

test("every character the specification allows stays", () => {
  expect(withoutForbidden(ALLOWED)).toBe(ALLOWED);
});

test.each(["umrah tips", "umrah\ttips", "umrah\ntips", 'umrah"tips', "umrah<tips", "umrah%tips"])(
  "%j loses what is not allowed",
  (typed) => expect(withoutForbidden(typed)).toBe("umrahtips"),
);

test("letters of other scripts and signs are ignored", () => {
  expect(withoutForbidden("উমরাহ-2027-عمرة{}|\\^`é")).toBe("-2027-");
});

test("a link that would be the data of another page is refused", () => {
  for (const link of ["visa.data", "_root.data", "a/b.data"]) {
    expect(linkRule(link)).toEqual({ code: "data-link" });
  }
  for (const link of ["visa.database", "visa.data/new", ".data-visa", "data"]) {
    expect(linkRule(link)).toBeNull();
  }
});

test("an empty link, one with a stray slash and one with other letters are told apart", () => {
  const codes = ["", "/a", "a//b", "a/", "a/../b", "./a", "a b", "a/b"].map(
    (link) => linkRule(link)?.code ?? null,
  );
  expect(codes).toEqual(["empty", ...Array(5).fill("stray-slash"), "bad-link", null]);
});
