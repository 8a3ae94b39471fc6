import { expect, onTestFinished, test, vi } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { usePolling } from "./use-polling.ts";

function open(answer: { isOk: boolean; status: number } | null) {
  const refresh = vi.fn();
  let isSeen = true;
  const seen = vi
    .spyOn(document, "visibilityState", "get")
    .mockImplementation(() => (isSeen ? "visible" : "hidden"));
  onTestFinished(() => seen.mockRestore());
  function Piece() {
    usePolling({ refresh, answer });
    return null;
  }
  showPiece(<Piece />);
  const asked = () => refresh.mock.calls.splice(0).length;
  const wait = async (seconds: number) => {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    return asked();
  };
  const look = (is: boolean) => {
    isSeen = is;
    document.dispatchEvent(new Event("visibilitychange"));
    return asked();
  };
  return { wait, look, asked };
}

const OK = { isOk: true, status: 200 };

test("a minute after an answer it is asked again, unless nobody looks; and as soon as somebody comes back", async () => {
  const { wait, look, asked } = open(OK);
  expect([await wait(59), await wait(2)]).toEqual([0, 1]);
  for (const kind of ["focus", "online"]) {
    window.dispatchEvent(new Event(kind));
    expect([kind, asked()]).toEqual([kind, 1]);
  }
  expect([look(false), look(true)]).toEqual([0, 1]);
});

test("in a page that nobody sees nothing is asked", async () => {
  const { wait, look } = open(OK);
  expect([look(false), await wait(61)]).toEqual([0, 0]);
});

test("what fails is asked less often; whoever is signed out is left until they come back", async () => {
  const failing = open({ isOk: false, status: 500 });
  expect([await failing.wait(119), await failing.wait(2)]).toEqual([0, 1]);
  const out = open({ isOk: false, status: 401 });
  expect([await out.wait(600), out.look(true)]).toEqual([0, 1]);
});
