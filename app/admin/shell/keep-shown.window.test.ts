import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { takeToasts } from "#app/ui/toast.ts";
import { keepShown } from "./keep-shown.ts";

const FAILED = { type: "error", result: new Error("nobody answers") };

/** @returns what stands on the page, what was said, and whether pressing it reads anew */
async function read(results: object, given: object = {}, isAborted = false) {
  const revalidate = vi.fn();
  const state = {
    ...{ revalidation: "loading", navigation: { state: "idle" } },
    loaderData: { layout: "kept layout", page: "kept page" },
    ...given,
  };
  window.__reactRouterDataRouter = { state, revalidate } as never;
  onTestFinished(() => void delete window.__reactRouterDataRouter);
  const stopping = new AbortController();
  if (isAborted) stopping.abort();
  const request = { signal: stopping.signal };
  const shown = await keepShown({ request } as never, async () => results as never);
  const [toast] = takeToasts();
  toast?.action?.run();
  const said = toast ? [toast.kind, toast.text, toast.action?.label] : null;
  return [shown, said, revalidate.mock.calls.length];
}

const page = (result: unknown) => ({ page: { type: "error", result } });

test("a page that cannot be read anew stays as it is, and offers to try again", async () => {
  const fine = { layout: { type: "data", result: "fresh" } };
  expect(await read({ ...fine, page: FAILED })).toEqual([
    { layout: { type: "data", result: "fresh" }, page: { type: "data", result: "kept page" } },
    ["info", "This page could not be read anew: what you see may be old.", "Try again"],
    1,
  ]);
  expect(await read(fine)).toEqual([{ layout: { type: "data", result: "fresh" } }, null, 0]);
});

test("where somebody is led, refused, or goes, that is what they are shown", async () => {
  const asIs: [object, object?, boolean?][] = [
    [page(new Response(null, { status: 302 }))],
    [page(new ErrorResponseImpl(404, "", null))],
    [{ page: FAILED }, { revalidation: "idle" }],
    [{ page: FAILED }, { navigation: { state: "loading" } }],
    [{ page: FAILED }, {}, true],
    [{ other: FAILED }],
  ];
  for (const [results, given, isAborted] of asIs) {
    expect(await read(results, given, isAborted)).toEqual([results, null, 0]);
  }
  const failed = page(new ErrorResponseImpl(500, "", null));
  expect((await read(failed))[0]).toEqual({ page: { type: "data", result: "kept page" } });
  const both = { page: FAILED, other: FAILED };
  const kept = { ...both, page: { type: "data", result: "kept page" } };
  expect(await read(both)).toEqual([kept, null, 0]);
});
