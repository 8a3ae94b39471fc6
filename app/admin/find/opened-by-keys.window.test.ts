import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

const isOpen = () => document.querySelector(".palette") !== null;

test("Find or do opens by Ctrl or ⌘ K anywhere, by a stroke outside fields, and by nothing else", async () => {
  const admin = await openAdminWindow({ demo: false });
  const screen = await admin.open("/profile");
  const field = document.querySelector<HTMLInputElement>("main input[name=name]");
  const opensBy = async (key: string, more: KeyboardEventInit = {}, isInField = false) => {
    if (isInField) field?.focus();
    else (document.activeElement as HTMLElement | null)?.blur();
    await screen.key(key, more);
    const opens = isOpen();
    if (opens) await screen.key("Escape");
    return opens;
  };
  expect({
    slash: await opensBy("/"),
    slashInField: await opensBy("/", {}, true),
    slashWithControl: await opensBy("/", { ctrlKey: true }),
    letter: await opensBy("k"),
    control: await opensBy("k", { ctrlKey: true }),
    controlInField: await opensBy("k", { ctrlKey: true }, true),
    command: await opensBy("K", { metaKey: true, shiftKey: true }),
    alt: await opensBy("k", { ctrlKey: true, altKey: true }),
    composing: await opensBy("k", { ctrlKey: true, isComposing: true }),
    otherLetter: await opensBy("j", { ctrlKey: true }),
  }).toEqual({
    ...{ slash: true, slashInField: false, slashWithControl: false, letter: false },
    ...{ control: true, controlInField: true, command: true, alt: false },
    ...{ composing: false, otherLetter: false },
  });
});
