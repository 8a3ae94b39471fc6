import { useRef } from "react";
import { expect, test, vi } from "vitest";
import { ask } from "#app/admin/api/client.ts";
import { Held } from "#tests/support/held-input.tsx";
import { showPiece } from "#tests/support/show-piece.tsx";
import { OpenAnswer } from "./open-answer.tsx";
import { PlaceholderChips } from "./placeholder-chips.tsx";
import { TemplateChips } from "./template-chips.tsx";

test("what is filled in later goes where the caret stands, in place of what is chosen", async () => {
  function Box({ value, onType }: { value: string; onType: (text: string) => void }) {
    const box = useRef<HTMLTextAreaElement>(null);
    return (
      <>
        <PlaceholderChips boxOf={() => box.current} onText={onType} />
        <textarea ref={box} value={value} onChange={() => undefined} />
        <PlaceholderChips boxOf={() => null} onText={() => onType("never")} />
      </>
    );
  }
  const screen = showPiece(<Held first="Dear you, bye">{(typed) => <Box {...typed} />}</Held>);
  await screen.came();
  expect(screen.outline().slice(0, 4)).toEqual([
    "main:",
    '  div role=group labelledby="Use a placeholder": Use a placeholder <Name> <Reference> <Package> <Date> <Your own name> <Name of the agency>',
    "  (textarea : Dear you, bye)",
    '  div role=group labelledby="Use a placeholder": Use a placeholder <Name> <Reference> <Package> <Date> <Your own name> <Name of the agency>',
  ]);
  const box = document.querySelector("textarea") as HTMLTextAreaElement;
  const chips = [...document.querySelectorAll<HTMLElement>(".chip")];
  box.setSelectionRange(5, 8);
  chips[0]?.click();
  await screen.came();
  expect([box.value, box.selectionStart, box.selectionEnd, document.activeElement === box]).toEqual(
    ["Dear {name}, bye", 11, 11, true],
  );
  chips.at(-1)?.click();
  await screen.came();
  expect(box.value).not.toBe("never");
});

test("an answer is opened, noted and used; where something is missing it is not", async () => {
  const told = { onNoted: vi.fn(), onReach: vi.fn(), used: vi.fn() };
  let answer: object = { status: 500, body: { message: "The disk is full.", issues: [] } };
  const hrefs = { whatsapp: "https://wa.me/1", mail: "mailto:a@b.example" };
  const made = (problems: string[], given = hrefs as object) =>
    ({ template: { _id: "t1" }, problems, hrefs: given, used: told.used }) as never;
  const screen = showPiece(
    <>
      <OpenAnswer enquiryId="e1" answer={made([])} call={ask} {...told} />
      <OpenAnswer
        enquiryId="e1"
        answer={made(["No name."], { mail: hrefs.mail })}
        call={ask}
        {...told}
      />
    </>,
    () => answer,
  );
  await screen.came();
  expect(screen.outline()).toEqual([
    "main:",
    "  div role=status",
    "  [‹message-circle› Open in WhatsApp {.sr-only: (opens in a new tab)} | href=https://wa.me/1 target=_blank rel=noopener] [‹mail› Open in mail | href=mailto:a@b.example] Opens it for you. Nothing is sent by itself.",
    "  div role=status: ul: li: ‹circle-alert› No name.",
    '  <‹mail› Open in mail | disabled describedby="No name."> Opens it for you. Nothing is sent by itself.',
  ]);
  const stay = (event: Event) => event.preventDefault();
  addEventListener("click", stay);
  expect(await screen.press(/WhatsApp/)).toEqual([
    "error: It was not noted on the enquiry. The disk is full.",
    'sent POST /api/enquiries/e1/answers {"template":"t1","by":"whatsapp"}',
    "focus a Open in WhatsApp (opens in a new tab)",
  ]);
  answer = { body: { _id: "e1", version: 2 } };
  expect(await screen.press(/Open in (m|M)ail|mail/)).toEqual([
    'sent POST /api/enquiries/e1/answers {"template":"t1","by":"mail"}',
    "focus a Open in mail",
  ]);
  removeEventListener("click", stay);
  expect([
    told.onNoted.mock.calls,
    told.onReach.mock.calls.length,
    told.used.mock.calls.length,
  ]).toEqual([[[{ _id: "e1", version: 2 }]], 2, 2]);
});

test("the first templates are offered, and all of them once they are asked for", async () => {
  const templates = [1, 2, 3, 4, 5].map((n) => ({ _id: `t${n}`, title: { en: `Text ${n}` } }));
  const screen = showPiece(
    <TemplateChips templates={templates as never} chosen="t5" onChoose={() => undefined} />,
  );
  await screen.came();
  const chips = () =>
    [...document.querySelectorAll(".chip")].map(({ textContent }) => textContent).join();
  const before = chips();
  await screen.press("All 5");
  expect([before, chips(), document.activeElement?.textContent]).toEqual([
    "Text 1,Text 2,Text 3,Text 5,All 5",
    "Text 1,Text 2,Text 3,Text 4,Text 5",
    "Text 4",
  ]);
});
