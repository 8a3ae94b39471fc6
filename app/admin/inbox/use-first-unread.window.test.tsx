import { useState } from "react";
import { flushSync } from "react-dom";
import { expect, onTestFinished, test, vi } from "vitest";
import type { EnquiryCard } from "#contracts/enquiry.ts";
import { showPiece } from "#tests/support/show-piece.tsx";
import { useFirstUnread } from "./use-first-unread.ts";

const card = (_id: string, unread: boolean) => ({ _id, unread }) as EnquiryCard;
const LIST = [card("read", false), card("first", true), card("second", true)];

function open(isBeside: boolean, openId?: string) {
  const media = vi.spyOn(globalThis, "matchMedia").mockReturnValue({ matches: isBeside } as never);
  onTestFinished(() => media.mockRestore());
  const opened: string[] = [];
  let load: (list: EnquiryCard[]) => void = () => undefined;
  const note = (id: string) => void opened.push(id);
  function Inbox() {
    const [list, setList] = useState<EnquiryCard[] | null>(null);
    load = (next) => flushSync(() => setList(next));
    useFirstUnread(list, openId, note);
    return null;
  }
  showPiece(<Inbox />);
  const before = [...opened];
  load(LIST);
  load([...LIST]);
  return [before, opened];
}

test("beside its list the first unread enquiry is open, once; not on a phone, nor where another one is", () => {
  expect(open(true)).toEqual([[], ["first"]]);
  expect(open(false)).toEqual([[], []]);
  expect(open(true, "second")).toEqual([[], []]);
});
