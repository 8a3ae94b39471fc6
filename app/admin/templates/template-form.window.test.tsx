import { expect, onTestFinished, test } from "vitest";
import { ask } from "#app/admin/api/client.ts";
import type { ReplyTemplate } from "#contracts/reply-template.ts";
import { showPiece } from "#tests/support/show-piece.tsx";
import { TemplateForm } from "./template-form.tsx";

const said = (en: string) => ({ en, bn: "", ar: "" });
const HELLO = {
  ...{ _id: "hello", title: said("Hello"), subject: said("Us"), body: said("Dear {name}") },
  ...{ version: 3, createdAt: "", updatedAt: "", changedBy: null },
} as ReplyTemplate;

function open(template: ReplyTemplate | null) {
  const saved: string[] = [];
  const stored = { ...HELLO, title: said("Hello again"), version: 4 };
  const screen = showPiece(
    <TemplateForm
      {...{ template, call: ask, onDeleted: () => {} }}
      onSaved={({ title }) => void saved.push(title.en)}
    />,
    () => ({ body: stored }),
  );
  return { screen, saved };
}

const offers = () => document.body.textContent?.includes("was not saved") ?? false;

test("what was typed into one text is offered in its own form, and in no other", async () => {
  onTestFinished(() => localStorage.clear());
  const { screen } = open(HELLO);
  await screen.type("Title, for staff", "Hello again");
  await screen.came();
  open(null);
  expect(offers()).toBe(false);
  open(HELLO);
  expect(offers()).toBe(true);
});

test("a text that is saved goes on as the server has it", async () => {
  onTestFinished(() => localStorage.clear());
  const { screen, saved } = open(HELLO);
  await screen.type("Title, for staff", "Hello again");
  const lines = await screen.press(/^Save/);
  expect(lines.filter((line) => /^(success|error)/.test(line))).toEqual([
    expect.stringContaining("Hello again"),
  ]);
  expect(saved).toEqual(["Hello again"]);
});
