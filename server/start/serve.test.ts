import { expect, onTestFinished, test, vi } from "vitest";
import type { becomeMember } from "#server/workers/member.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { serveBeside } from "./serve.ts";

test("a worker of a renewed program does not begin on the tables of the one that runs", async () => {
  vi.stubEnv("DATA_DIR", temporaryFolder());
  const interrupt = process.listeners("SIGINT");
  onTestFinished(() => {
    vi.unstubAllEnvs();
    for (const listener of process.listeners("SIGINT")) {
      if (!interrupt.includes(listener)) process.off("SIGINT", listener);
    }
  });
  const earlier = { schema: "0001-content" } as ReturnType<typeof becomeMember>;
  await expect(serveBeside(earlier)).rejects.toThrow(
    "The program was renewed, and the tables of its database change: start the whole server anew",
  );
});
