import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { siteContext } from "../../context.ts";
import { leadOn } from "./lead-on.ts";

/** @returns what was asked for, and where it leads */
async function led(address: string, to: string | null) {
  const asked: string[] = [];
  const context = new RouterContextProvider();
  const findNext = async (path: string) => {
    asked.push(path);
    return to;
  };
  context.set(siteContext, {
    publicUrl: "https://rihla.example",
    site: { redirect: { findNext } },
  } as never);
  const url = new URL(address, "https://rihla.example");
  const answer = await leadOn({ context, url }).catch((thrown: Response) => thrown);
  return [
    asked,
    answer && [answer.status, answer.headers.get("Location"), answer.headers.get("Cache-Control")],
  ];
}

test("who asks for an address that moved is led on, asked for with its query and without its language", async () => {
  expect(await led("/?p=12", "/blog/umrah")).toEqual([
    ["/?p=12"],
    [301, "/blog/umrah", "no-cache"],
  ]);
  expect(await led("/bn/old/page?a=1&b=2", "/about")).toEqual([
    ["/old/page?a=1&b=2"],
    [301, "/about", "no-cache"],
  ]);
  // The router puts the language before it.
  expect(await led("/bn/old", "/bn/about")).toEqual([["/old"], [301, "/about", "no-cache"]]);
  expect(await led("/old", "/bn/about")).toEqual([["/old"], [301, "/bn/about", "no-cache"]]);
  for (const outside of ["/ar/about", "/ar", "/api/home", "/media/price-list.pdf"]) {
    const location = `https://rihla.example${outside}`;
    expect(await led("/bn/old", outside)).toEqual([["/old"], [301, location, "no-cache"]]);
    expect(await led("/old", outside)).toEqual([["/old"], [301, outside, "no-cache"]]);
  }
  for (const page of ["/", "/blog/umrah#why", "/packages/umrah?d=1", "/terms"]) {
    expect(await led("/bn/old", page)).toEqual([["/old"], [301, page, "no-cache"]]);
  }
  expect(await led("/about", null)).toEqual([["/about"], undefined]);
});
