import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import type { Ask } from "#app/admin/api/client.ts";
import { SetUpApp } from "./set-up-app.tsx";

const MADE = { uri: "otpauth://totp/Rihla:nadia?secret=ABCDEFGHIJ", secret: "ABCDEFGHIJ" };
const WRONG = { isOk: false, status: 400, code: "wrong-code", message: "Wrong code.", issues: [] };

test("a wrong code is said and can be typed again; the right one brings the codes", async () => {
  const [done, closed] = [vi.fn(), vi.fn()];
  const answers: object[] = [];
  const call = (async () => answers.shift()) as unknown as Ask;
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  root.render(<SetUpApp made={MADE} call={call} onClose={closed} onDone={done} />);
  await vi.waitFor(() => expect(place.querySelector("form")).not.toBeNull());
  const find = <T extends Element>(selector: string) => place.querySelector<T>(selector) as T;
  const said = () => find("[role=alert], [role=group]")?.textContent ?? "";
  const go = find<HTMLButtonElement>("button:not([type=button])");
  const send = async (code: string, isDone: () => void) => {
    find<HTMLInputElement>("input[name=code]").value = code;
    find("form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    await vi.waitFor(isDone);
    await vi.waitFor(() =>
      expect([go.disabled, go.getAttribute("aria-busy")]).toEqual([false, null]),
    );
  };
  expect(find("code").textContent).toBe("ABCD EFGH IJ");
  await send(" ", () => expect(said()).toBe("Type the six digits that the app shows."));
  answers.push(WRONG);
  await send("123456", () => expect(said()).toContain("Wrong code."));
  const issue = { path: "code", code: "wrong-code", message: "It was used before." };
  answers.push({ ...WRONG, issues: [issue] });
  await send("123456", () => expect(said()).toContain("It was used before."));
  answers.push({ isOk: true, status: 200, data: { recoveryCodes: ["one", "two"] } });
  await send("654321", () => expect(done.mock.calls).toEqual([[["one", "two"]]]));
  expect([said(), closed.mock.calls]).toEqual(["", []]);
  root.unmount();
});
