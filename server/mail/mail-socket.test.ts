import { Socket } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { createMailSocket } from "./mail-socket.ts";

test("four addresses of a mail server, each of which may say nothing, have their turn before the time is over", () => {
  const connect = vi.spyOn(Socket.prototype, "connect").mockReturnThis();
  onTestFinished(() => connect.mockRestore());
  const whenConnected = () => undefined;
  createMailSocket(20_000).connect(25, "mail.example", whenConnected);
  const turns = { autoSelectFamily: true, autoSelectFamilyAttemptTimeout: 5000 };
  expect(connect.mock.calls).toEqual([
    [{ port: 25, host: "mail.example", ...turns }, whenConnected],
  ]);
});
