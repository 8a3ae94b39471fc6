import { expect, test } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { PaperLibrary } from "./paper-library.tsx";

const PAPERS = [
  { id: "passport", title: "Passport", from: "you", visas: 12 },
  { id: "photos", title: "Photographs", from: "you", visas: null },
];

test("papers are searched by name while one types; Enter does not send the form that it stands in", async () => {
  let sent = 0;
  const screen = showPiece(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent += 1;
      }}
    >
      <PaperLibrary papers={PAPERS} current="photos" />
    </form>,
  );
  await screen.came();
  const field = document.querySelector("input");
  const key = (name: string) =>
    field?.dispatchEvent(
      new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }),
    );
  expect([key("Enter"), key("a"), sent]).toEqual([false, true, 0]);
  await screen.type("Search 2 requirements", "photo");
  const listed = () => screen.outline().filter((line) => line.includes("href="));
  expect(listed().map((line) => line.trim())).toEqual([
    "ul: li: [PhotographsYouNot public yet ‹chevron-right› | href=/admin/requirements/edit/photos current=page]",
  ]);
  await screen.type("Search 2 requirements", "nothing");
  expect(listed()).toEqual([]);
});
