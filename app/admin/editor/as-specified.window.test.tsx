import { expect, test, vi } from "vitest";
import { ErrorBoundary as PackagesLost } from "#app/routes/admin/pages/package.tsx";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";
import { showPiece } from "#tests/support/show-piece.tsx";
import { typeIn } from "#tests/support/type-in.ts";

/** The specification, section 8: what is said, word for word. */
const said = (lines: readonly string[]) =>
  lines.filter((line) => /^(success|error|info): |^at /.test(line));

/** At once, or out of what is kept already. */
const PUBLISHING = /^PUT \/api\/(home|package|blogs)\/|^POST \/api\/blogs$|\/publish/;

const lost = () => Promise.reject(new TypeError("Failed to fetch"));

test("of the home page: that it is updated, that it was refused, that no answer came", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/");
  const update = async (words: string) => {
    typeIn("marquee", words);
    return said(await screen.press("Update home"));
  };
  expect(await update("One")).toEqual(["success: Home updated successfully!"]);
  admin.answer(PUBLISHING, 403);
  expect(await update("More")).toEqual(["error: Failed to update home."]);
  globalThis.fetch = lost;
  await update("Two");
  // It is sent again meanwhile.
  await vi.advanceTimersByTimeAsync(60_000);
  expect(said(await screen.came())).toEqual(["error: An error occurred."]);
});

test("of a package: that it is updated or not, and that one could not be fetched", async () => {
  const admin = await openAdminWindow();
  admin.answer(/GET \/api\/package\/tours/, 500);
  const tiles = await admin.open("/package");
  expect(said(await tiles.press("Tour Packages"))).toEqual([
    "error: Failed to fetch package details.",
    "at /admin/package?package=tours",
  ]);
  const screen = await admin.open("/package?package=hajj");
  const update = async (words: string) => {
    typeIn("title", words);
    return said(await screen.press("Update package"));
  };
  expect(await update("One")).toEqual(["success: Package updated successfully!"]);
  admin.answer(PUBLISHING, 500);
  expect(await update("Two")).toEqual(["error: Failed to update package."]);
});

test("of all packages: that they could not be fetched", async () => {
  const screen = showPiece(<PackagesLost />);
  expect(said(await screen.came())).toEqual(["error: Failed to fetch packages."]);
});

test("of a post: that it is created or not, updated or not; then the list is shown", async () => {
  const admin = await openAdminWindow();
  const fresh = await admin.open("/blog/create");
  const words = { title: "Noor", image: "/art/campus.svg", type: "Umrah", link: "noor" };
  for (const [name, text] of Object.entries(words)) typeIn(name, text);
  admin.answer(PUBLISHING, 500);
  expect(said(await fresh.press("Create Blog"))).toEqual(["error: Error creating blog post."]);
  admin.answerAsBefore();
  expect(said(await fresh.press("Create Blog"))).toEqual(["success: Blog post created!"]);
  expect(fresh.outline().join("\n")).not.toContain("Noor");

  const post = await admin.site.blog.findByLink("noor");
  const edited = await admin.open(`/blog/edit/${post?._id}`);
  typeIn("title", "Noor again");
  admin.answer(PUBLISHING, 500);
  expect(said(await edited.press("Update Blog"))).toEqual(["error: Error updating blog post."]);
  admin.answerAsBefore();
  expect(said(await edited.press("Update Blog"))).toEqual([
    ...["success: Blog post updated!", "at /admin/blog"],
  ]);
});

test("a post that is created again, because no answer came, is the same one", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/blog/create");
  const keys: (string | null)[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = (address, init) => {
    const isMaking = init?.method === "POST" && String(address).endsWith("/api/blogs");
    if (isMaking) keys.push(new Headers(init?.headers).get("idempotency-key"));
    return fetch(address, init);
  };
  const words = { title: "Noor", image: "/art/campus.svg", type: "Umrah", link: "noor" };
  for (const [name, text] of Object.entries(words)) typeIn(name, text);
  admin.answer(PUBLISHING, 500);
  await screen.press("Create Blog");
  admin.answerAsBefore();
  await screen.press("Create Blog");
  const [first] = keys;
  expect([keys.length > 1, new Set(keys).size, first]).toEqual([true, 1, expect.any(String)]);
});
