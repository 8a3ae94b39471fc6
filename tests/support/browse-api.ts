import { onTestFinished } from "vitest";
import type { TestApi } from "./open-test-api.ts";

/**
 * A browser that talks to that server and keeps its cookies, until the test ends; without a server it is offline.
 * @returns what it asked: method, address and body
 */
export function browseApi(server: TestApi["api"] | null): string[] {
  const asked: string[] = [];
  const jar = new Map<string, string>();
  const before = globalThis.fetch;
  globalThis.fetch = (async (address: string, init: RequestInit) => {
    asked.push(`${init.method} ${address} ${init.body ?? ""}`.trim());
    if (!server) throw new TypeError("Failed to fetch");
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const own = { ...init.headers, origin: "http://localhost", host: "localhost", cookie };
    const answer = await server.request(address, { ...init, headers: own, signal: null });
    for (const one of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
      jar.set(name, value);
    }
    return answer;
  }) as typeof fetch;
  onTestFinished(() => {
    globalThis.fetch = before;
    localStorage.clear();
  });
  return asked;
}
