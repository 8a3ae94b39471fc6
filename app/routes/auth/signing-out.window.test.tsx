import { afterEach, expect, test } from "vitest";
import { keepUserInfo } from "#app/site/account/user-info.ts";
import { showPiece } from "#tests/support/show-piece.tsx";
import Logout from "./logout.tsx";

afterEach(() => localStorage.clear());

const USER = { _id: "nadia", name: "Nadia Islam", email: "nadia@rihla.example", role: "owner" };

test("whoever signs out is asked what becomes of what they typed, where there is something", async () => {
  keepUserInfo(USER as never);
  const asked = async () => {
    const screen = showPiece(<Logout />);
    await screen.came();
    return document.querySelector<HTMLInputElement>("[name=removeDraftsOf]:last-of-type")?.value;
  };
  const draft = { session: "s", at: "2026-11-25T01:00:00.000Z", value: { a: 1 } };
  localStorage.setItem("drafts:rahim:s:page", JSON.stringify(draft));
  const before = await asked();
  localStorage.setItem("drafts:nadia:s:page", JSON.stringify(draft));
  expect([before, document.querySelectorAll("[name=removeDraftsOf]").length]).toEqual([
    undefined,
    0,
  ]);
  expect(await asked()).toBe("nadia");
});
