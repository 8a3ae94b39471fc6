import { flushSync } from "react-dom";
import { expect, test } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { usePublishWaiting } from "./use-publish-waiting.ts";

const WAITING = [
  { id: "feb", version: 2, name: "left out" },
  { id: "may", version: 5 },
];
const SENT = '{"waiting":[{"id":"feb","version":2},{"id":"may","version":5}]}';

function open(answer: { status?: number; body?: unknown }) {
  let work: ReturnType<typeof usePublishWaiting> | undefined;
  const states: unknown[] = [];
  function Piece() {
    work = usePublishWaiting();
    states.push(work.isBusy);
    return work.dialog;
  }
  const screen = showPiece(<Piece />, () => answer);
  async function after(which: "publish" | "discard") {
    states.splice(0);
    const begun = flushSync(() => work?.[which](WAITING));
    // Pressed twice it is done once.
    void work?.publish(WAITING);
    const lines = (await screen.came()).filter((line) => !line.startsWith("+"));
    const isBusy = states.filter((one, at) => one !== states[at - 1]);
    return { is: await begun, lines, isBusy, faults: work?.faults };
  }
  return after;
}

test("what waits goes public together, as it was read, and once", async () => {
  const after = open({ body: { published: 2 } });
  expect(await after("publish")).toEqual({
    is: true,
    lines: [
      "success: 2 departures are public as they are now.",
      `sent POST /api/departures/waiting/publish ${SENT}`,
    ],
    isBusy: [true, false],
    faults: [],
  });
});

test("what one of them breaks is known of that one; anything else is said", async () => {
  const issues = [{ path: "may.leavesOn", message: "Fill in the day." }];
  const broken = open({ status: 400, body: { message: "Not right.", issues } });
  expect(await broken("publish")).toMatchObject({
    is: false,
    lines: [expect.stringMatching(/^sent/)],
    faults: [{ id: "may", message: "Fill in the day." }],
  });
  const full = open({ status: 500, body: { message: "The disk is full.", issues: [] } });
  const { is, lines, faults } = await full("publish");
  expect([is, faults, lines[0]]).toEqual([
    false,
    [],
    expect.stringMatching(/^error: .*disk is full/),
  ]);
});

test("what is thrown away has no faults any more; where somebody else was first, that is said", async () => {
  const answers: { status?: number; body?: unknown }[] = [
    {
      status: 400,
      body: { message: "Not right.", issues: [{ path: "may.seats", message: "No." }] },
    },
    { status: 404, body: { message: "Nothing waits.", issues: [] } },
  ];
  let work: ReturnType<typeof usePublishWaiting> | undefined;
  function Piece() {
    work = usePublishWaiting();
    return null;
  }
  const screen = showPiece(<Piece />, () => answers.shift() ?? { body: { discarded: 2 } });
  const after = async (which: "publish" | "discard") => {
    void work?.[which](WAITING);
    const [first] = await screen.came();
    return [first, work?.faults.length];
  };
  expect((await after("publish"))[1]).toBe(1);
  expect(await after("discard")).toEqual([
    "error: Nothing is changed. Somebody else has changed, published or deleted one of them meanwhile. The list shows what there is now: look at it, then press again.",
    0,
  ]);
  expect(await after("discard")).toEqual([expect.stringMatching(/^success/), 0]);
});
