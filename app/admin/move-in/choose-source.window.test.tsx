import { expect, onTestFinished, test, vi } from "vitest";
import type { Ask } from "#app/admin/api/client.ts";
import { answerTo } from "#app/forms/api-answer.ts";
import { choose } from "#tests/support/lay-pictures.ts";
import { showPiece } from "#tests/support/show-piece.tsx";
import { ChooseSource } from "./choose-source.tsx";

/** What was sent of a form with a file. */
function stubSending() {
  const sent: FormData[] = [];
  class Sending extends EventTarget {
    upload = new EventTarget();
    onload = () => undefined;
    status = 202;
    responseText = '{"_id":"i1"}';
    open() {}
    setRequestHeader() {}
    abort() {}
    send(form: FormData) {
      sent.push(form);
      this.onload();
      this.dispatchEvent(new Event("loadend"));
    }
  }
  vi.stubGlobal("XMLHttpRequest", Sending);
  onTestFinished(() => void vi.unstubAllGlobals());
  return sent;
}

test("a file is sent with where it comes from, and with the address of its site where one is typed", async () => {
  const sent = stubSending();
  const begun = vi.fn();
  const screen = showPiece(
    <ChooseSource call={answerTo as Ask} failure={null} first="ghost" onBegun={begun} />,
  );
  await screen.came();
  choose("main", "export.json");
  await screen.came();
  await screen.press(/^Look what would come/);
  await screen.type(/^Address/, " https://old.example ");
  await screen.press(/^Look what would come/);
  expect(sent.map((form) => [...form].map(([name, value]) => [name, String(value)]))).toEqual([
    [
      ["source", "ghost"],
      ["file", "[object File]"],
    ],
    [
      ["source", "ghost"],
      ["address", "https://old.example"],
      ["file", "[object File]"],
    ],
  ]);
  expect(begun.mock.calls).toEqual([[{ _id: "i1" }], [{ _id: "i1" }]]);
});
