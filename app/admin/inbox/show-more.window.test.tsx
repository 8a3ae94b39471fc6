import { expect, test } from "vitest";
import { ask } from "#app/admin/api/client.ts";
import { showPiece } from "#tests/support/show-piece.tsx";
import { useEnquiryList } from "./use-enquiry-list.ts";

const FILTER = { status: "new", owner: null, q: "karim" } as const;

/** The inbox over so many enquiries, of which some come newly with each question. */
function inboxOf({ all, coming = 0 }: { all: number; coming?: number }) {
  const asked: string[] = [];
  let newest = all;
  function Inbox() {
    const list = useEnquiryList(FILTER, ask);
    const ids = (list.enquiries ?? []).map(({ _id }) => _id);
    return (
      <>
        <p>
          {ids.length} of {new Set(ids).size}, fresh {list.fresh.length}
          {list.isWhole ? ", all" : ""}
        </p>
        <button type="button" onClick={list.showMore}>
          More
        </button>
        <button type="button" onClick={() => list.drop(ids[0] ?? "")}>
          Drop
        </button>
        <button type="button" onClick={list.showFresh}>
          Show
        </button>
      </>
    );
  }
  const screen = showPiece(<Inbox />, (question) => {
    const query = new URLSearchParams(question.split("?")[1]);
    const [offset, limit] = [Number(query.get("offset")), Number(query.get("limit"))];
    asked.push(`${offset}+${limit}`);
    const enquiries = Array.from({ length: newest }, (_, place) => ({
      _id: String(newest - place).padStart(4, "0"),
    })).slice(offset, offset + limit);
    newest += coming;
    return { body: { counts: { new: 1 }, today: "2026-11-25", enquiries } };
  });
  return { screen, asked: () => asked.splice(0) };
}

test.each([
  [49, "49 of 49, fresh 0, all"],
  [50, "50 of 50, fresh 0"],
])("of %i enquiries a page says whether those are all", async (all, said) => {
  const { screen } = inboxOf({ all });
  await screen.came();
  expect(screen.outline()[1]?.trim()).toBe(said);
});

test("fifty more are asked for each time, at most two hundred in one question", async () => {
  const { screen, asked } = inboxOf({ all: 430 });
  await screen.came();
  const said = [];
  for (let pressed = 0; pressed < 9; pressed += 1) {
    await screen.press("More");
    said.push(screen.outline()[1]?.trim());
  }
  expect(said).toEqual([
    "100 of 100, fresh 0",
    "150 of 150, fresh 0",
    "200 of 200, fresh 0",
    "250 of 250, fresh 0",
    "300 of 300, fresh 0",
    "350 of 350, fresh 0",
    "400 of 400, fresh 0",
    "430 of 430, fresh 0, all",
    "430 of 430, fresh 0, all",
  ]);
  expect(asked()).toEqual([
    "0+50",
    "0+100",
    "0+150",
    "0+200",
    "0+200",
    "200+50",
    "0+200",
    "200+100",
    "0+200",
    "200+150",
    "0+200",
    "200+200",
    "0+200",
    "200+200",
    "400+50",
    "0+200",
    "200+200",
    "400+100",
  ]);
});

test("what comes between two questions is listed once, waits until it is shown, and is no end of the list", async () => {
  const { screen } = inboxOf({ all: 300, coming: 3 });
  await screen.came();
  for (let pressed = 0; pressed < 4; pressed += 1) await screen.press("More");
  expect(screen.outline()[1]?.trim()).toBe("235 of 235, fresh 12");
  await screen.press("Show");
  expect(screen.outline()[1]?.trim()).toBe("247 of 247, fresh 0");
  await screen.press("Drop");
  expect(screen.outline()[1]?.trim()).toBe("246 of 246, fresh 0");
});
