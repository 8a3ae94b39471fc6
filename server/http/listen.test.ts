import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { ListenError, listen, whyNotListen } from "./listen.ts";

const HOST = "127.0.0.1";

async function takenPort(): Promise<{ server: Server; PORT: number }> {
  const server = createServer();
  await listen(server, { PORT: 0, HOST });
  onTestFinished(() => void server.close());
  return { server, PORT: (server.address() as AddressInfo).port };
}

test("a taken port is named, and refused when it is taken between probe and listening", async () => {
  const { PORT } = await takenPort();
  const mistake = `PORT ${PORT} is taken by another program: stop it, or set another number`;
  expect(await whyNotListen({ PORT, HOST })).toBe(mistake);
  const late = listen(createServer(), { PORT, HOST });
  await expect(late).rejects.toThrow(new ListenError(mistake));
});

test("a free port is free again after the probe", async () => {
  const { server, PORT } = await takenPort();
  await new Promise((resolve) => server.close(resolve));
  expect(await whyNotListen({ PORT, HOST })).toBeNull();
  expect(await whyNotListen({ PORT, HOST })).toBeNull();
});

test("an address of another machine is named", async () => {
  expect(await whyNotListen({ PORT: 3000, HOST: "192.0.2.1" })).toMatch(
    "HOST 192.0.2.1 is not an address of this machine",
  );
});

test("a name that nobody knows is named", async () => {
  expect(await whyNotListen({ PORT: 3000, HOST: "no-such-host.invalid" })).toMatch(
    "HOST no-such-host.invalid is not a name this machine knows",
  );
});

test.each([
  ["EACCES", "PORT 80 needs more rights than this account has: set one above 1023"],
  ["EAI_AGAIN", "HOST odd.example is not a name this machine knows: set 127.0.0.1"],
  ["EMFILE", "as the system says it"],
])("what else the system says is told in its own words: %s", async (code, words) => {
  const server = createServer();
  server.listen = () => {
    server.emit("error", Object.assign(new Error("as the system says it"), { code }));
    return server;
  };
  const refused = listen(server, { PORT: 80, HOST: "odd.example" });
  await expect(refused).rejects.toThrow(new ListenError(words));
});
