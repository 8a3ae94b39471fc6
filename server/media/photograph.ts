import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";
import { type DomainErrorCode, REFUSALS } from "#contracts/refusals.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import { PHOTOGRAPH } from "./limits-alone.ts";
import type { Prepared } from "./prepared.ts";
import type { PictureKind } from "./sniff.ts";
import { asStoreFault } from "./store-fault.ts";

const MAKER = "server/media/photograph-alone.ts";

const found = z.object({
  ...{ width: z.number(), height: z.number(), colour: z.string(), count: z.number() },
  extension: z.enum(["jpg", "png", "svg"]),
});
const isRefusal = (code: unknown) => typeof code === "string" && Object.hasOwn(REFUSALS, code);
const said = z.union([
  z.object({ found }),
  z.object({ name: z.string() }),
  z.object({ isWhole: z.literal(true) }),
  z.object({
    refusal: z.custom<DomainErrorCode>(isRefusal),
    params: z.record(z.string(), z.unknown()),
  }),
  z.object({ problem: z.string() }),
]);

/**
 * The sizes of a photograph, made in a process of its own: what a file does to those who read it, it does to that one,
 * which can be ended, and its memory is given back.
 * @param file beside which the sizes lie until they are taken
 * @throws DomainError as `preparePhotograph` does, "picture-too-slow" where it took too long, or too much memory;
 * "pictures-away", "disk-full"
 */
export async function preparePhotographAlone(
  file: string,
  kind: PictureKind,
  timeLimitMs = PHOTOGRAPH.timeMs,
): Promise<Prepared> {
  const folder = path.join(path.dirname(file), randomUUID());
  let kill = () => {};
  async function end(): Promise<void> {
    kill();
    await rm(folder, { recursive: true, force: true });
  }
  try {
    const maker = await start([folder, file, kind], timeLimitMs);
    kill = maker.kill;
    const first = await maker.next();
    if (!("found" in first)) throw new Error("the sizes of a picture began without what it is");
    return {
      ...first.found,
      async *make() {
        for (;;) {
          const one = await maker.next();
          if ("isWhole" in one) return;
          if (!("name" in one)) throw new Error("the sizes of a picture came without a name");
          const place = path.join(folder, one.name);
          yield { name: one.name, bytes: await readFile(place) };
          await rm(place);
        }
      },
      end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}

async function start(given: readonly [folder: string, ...string[]], timeout: number) {
  try {
    await mkdir(given[0]);
    // The types do not know that a process which could not be started may have neither.
    const child: ChildProcess = spawn(process.execPath, [MAKER, ...given], {
      stdio: ["ignore", "pipe", "ignore"],
      timeout,
      killSignal: "SIGKILL",
    });
    await new Promise((resolve, reject) => child.once("spawn", resolve).once("error", reject));
    const lines = child.stdout && createInterface(child.stdout)[Symbol.asyncIterator]();
    return {
      kill: () => void child.kill("SIGKILL"),
      async next() {
        const { value, done } = (await lines?.next()) ?? { done: true };
        if (done) throw new DomainError("picture-too-slow");
        const told = said.parse(JSON.parse(value));
        if ("problem" in told) throw new Error(told.problem);
        if ("refusal" in told) throw new DomainError(told.refusal, told.params as never);
        return told;
      },
    };
  } catch (error) {
    throw asStoreFault(error);
  }
}
