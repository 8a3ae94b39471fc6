import { expect, test } from "vitest";
import { foreign, interfaceWords, written } from "./written.ts";

test("an English page leaves English to itself, and names what is not", () => {
  expect(written("Umrah in four steps")).toEqual({ dir: "auto" });
  expect(written("ওমরাহ")).toEqual({ dir: "auto", lang: "bn" });
  expect(written("العمرة with us")).toEqual({ dir: "auto", lang: "ar" });
  expect(foreign("ওমরাহ")).toEqual({});
  expect(interfaceWords).toEqual({});
});
