import { expect, onTestFinished, test } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { SharePreview } from "./share-preview.tsx";
import { usePreviews } from "./use-previews.tsx";

const PLACE = { kind: "package", id: "umrah" } as const;
const SHARED = { link: "https://rihla.example/packages/umrah?preview=x" };
const EXPIRES = { expiresAt: "2026-12-02T06:00:00.000Z" };
const EARLIER = { ...EXPIRES, by: { name: "Rahim Uddin" } };
const FULL = { status: 500, body: { message: "The disk is full.", issues: [] } };

type Given = Partial<Parameters<typeof usePreviews>[0]> & { isDirty?: boolean; isKept?: boolean };

function openPreviews({ isDirty = false, isKept = true, ...given }: Given, hasTab = true) {
  const tab = { location: "", isClosed: false, close };
  function close() {
    tab.isClosed = true;
  }
  const before = window.open;
  window.open = (() => (hasTab ? tab : null)) as never;
  onTestFinished(() => {
    window.open = before;
  });
  const document = { isDirty, keep: async () => isKept, value: {} };
  function Piece() {
    const previews = usePreviews({ place: PLACE, document, isWaiting: false, ...given });
    return (
      <>
        <button type="button" onClick={() => void previews.open()}>
          Look
        </button>
        <button type="button" onClick={() => void previews.share()}>
          Share
        </button>
        {previews.dialog}
      </>
    );
  }
  const screen = showPiece(<Piece />, () => ({ body: null }));
  return { screen, tab };
}

test.each([
  ["what is public, where nothing else is written", {}, ["/packages/umrah", false]],
  ["what waits", { isWaiting: true }, ["/packages/umrah?preview=package/umrah", false]],
  [
    "what is typed, once it is kept",
    { isDirty: true },
    ["/packages/umrah?preview=package/umrah", false],
  ],
  ["nothing, where it could not be kept", { isDirty: true, isKept: false }, ["", true]],
] as const)("the tab that is opened shows %s", async (_, given, [location, isClosed]) => {
  const { screen, tab } = openPreviews(given);
  await screen.press("Look");
  expect([tab.location, tab.isClosed]).toEqual([location, isClosed]);
});

test("where no tab can be opened that is said", async () => {
  const { screen } = openPreviews({ isWaiting: true }, false);
  expect(await screen.press("Look")).toContain(
    "error: The browser did not open a tab. Allow it for this site, and press again.",
  );
});

test.each([
  ["nothing, where nothing waits", {}, false],
  ["nothing, where it could not be kept", { isDirty: true, isKept: false }, false],
  ["what is typed, once it is kept", { isDirty: true }, true],
])("shared is %s", async (_, given, isShared) => {
  const { screen } = openPreviews(given);
  const told = (await screen.press("Share")).join();
  expect(told.includes("sent POST /api/drafts/package/umrah/preview")).toBe(isShared);
  expect(told.includes("There is nothing to share")).toBe(!isShared && !("isDirty" in given));
});

async function openShared(answer: Parameters<typeof showPiece>[1]) {
  const closed: string[] = [];
  const screen = showPiece(
    <SharePreview place={PLACE} onClose={() => closed.push("closed")} />,
    answer,
  );
  await screen.came();
  return { screen, closed };
}

test("what could not be withdrawn is not said to be; what was, is", async () => {
  let isFull = true;
  const { screen, closed } = await openShared((asked) =>
    asked.startsWith("DELETE") && isFull ? FULL : { body: EARLIER },
  );
  expect(screen.outline().join()).toContain("Rahim Uddin");
  expect((await screen.press(/^Withdraw/))[0]).toBe("error: The disk is full.");
  expect(closed).toEqual([]);
  isFull = false;
  expect((await screen.press(/^Withdraw/))[0]).toMatch(/^success: /);
  expect(closed).toEqual(["closed"]);
});

test("one that is shared already is asked before it is replaced; of a new one the address is shown", async () => {
  const { screen } = await openShared((asked) =>
    asked.startsWith("POST") ? { status: 201, body: { ...SHARED, ...EXPIRES } } : { body: EARLIER },
  );
  expect(document.querySelector("input")).toBeNull();
  await screen.press(/new address/);
  expect(document.querySelector("input")?.value).toBe(SHARED.link);
  const told = document.querySelector("a[href^='https://wa.me']")?.getAttribute("href");
  expect(told).toBe(`https://wa.me/?text=${encodeURIComponent(SHARED.link)}`);
  expect(screen.outline().join()).toContain("2 December 12:00 pm");
});
