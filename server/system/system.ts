import {
  type PartStanding,
  SYSTEM_PARTS,
  type System,
  type SystemPart,
} from "#contracts/system.ts";
import { codeOf } from "#server/errors/code-of.ts";
import { DomainError } from "#server/errors/domain-error.ts";
import type { Mistakes } from "#server/process/mistakes.ts";
import type { Colleagues } from "#server/workers/colleagues.ts";
import { oneAtATime } from "#server/workers/one-at-a-time.ts";
import { createParts, found, type PartDeps } from "./part-checks.ts";

/** Whoever pressed the button waits for no longer. */
const CHECK_MS = 15_000;
const LOOK_MS = 5000;
/** What hears of its end may still say something. */
const LATE_MS = 500;

const CODE = /^[A-Z0-9_]{2,40}$/;

type SystemDeps = PartDeps & {
  mistakes: Pick<Mistakes, "list">;
  version: string;
  hasMetrics: boolean;
  /** Of whom one tries at a time, and all know what it found; null: there are none. */
  colleagues?: Colleagues | null;
  checkMs?: number;
};

type Checked = { all: PartStanding[]; at: string };

/** How the house stands, as its owner reads it, and trying whether it does what it is for. */
export function createSystem({ mistakes, version, hasMetrics, ...deps }: SystemDeps) {
  const { checkMs = CHECK_MS, colleagues = null } = deps;
  const parts = createParts(deps);
  const began = colleagues?.startedAt ?? Date.now() - process.uptime() * 1000;
  const startedAt = new Date(began).toISOString();
  const tried = new Map<SystemPart, PartStanding>();
  let checkedAt: string | null = null;

  function note({ all, at }: Checked): void {
    checkedAt = at;
    for (const one of all) if (parts[one.part].check) tried.set(one.part, one);
  }

  colleagues?.onTold("check", note);
  const checking = oneAtATime(colleagues);

  const look = (part: SystemPart) => standing(part, LOOK_MS, () => parts[part].look());

  /** What was tried counts until looking shows that something is wrong by now. */
  async function standingNow(part: SystemPart): Promise<PartStanding> {
    const now = await look(part);
    const known = tried.get(part);
    return known && now.state !== "look" ? known : now;
  }

  const present = (all: PartStanding[]): System => ({
    ...{ version, startedAt, checkedAt, parts: all, mistakes: mistakes.list(), hasMetrics },
  });

  return {
    state: async (): Promise<System> => present(await Promise.all(SYSTEM_PARTS.map(standingNow))),

    /**
     * All of it at once, none for longer than anybody waits.
     * @param to the address of who asked: a mail goes there
     * @throws DomainError "check-under-way"
     */
    async check(to: string): Promise<System> {
      const ended = await checking("check");
      if (!ended) throw new DomainError("check-under-way");
      try {
        const all = await Promise.all(
          SYSTEM_PARTS.map((part) => {
            const { check } = parts[part];
            if (!check) return look(part);
            const signal = AbortSignal.timeout(checkMs);
            return standing(part, checkMs + LATE_MS, () => check(to, signal));
          }),
        );
        const checked = { all, at: new Date().toISOString() };
        note(checked);
        colleagues?.tell("check", checked);
        return present(all);
      } finally {
        ended();
      }
    },
  };
}

export type SystemStanding = ReturnType<typeof createSystem>;

/** What fails, or says nothing, is a finding too. */
async function standing(
  part: SystemPart,
  ms: number,
  work: () => Promise<Omit<PartStanding, "part">>,
): Promise<PartStanding> {
  const { promise: late, resolve } = Promise.withResolvers<Omit<PartStanding, "part">>();
  const timer = setTimeout(
    () => resolve(found("look", { what: "no-answer", facts: {} })),
    ms,
  ).unref();
  const working = work().catch((error: unknown) => {
    const cause = error instanceof DomainError ? (error.cause ?? error) : error;
    const code = codeOf(cause);
    return found("look", { what: "failed", facts: { code: CODE.test(code) ? code : "" } });
  });
  try {
    return { part, ...(await Promise.race([working, late])) } as PartStanding;
  } finally {
    clearTimeout(timer);
  }
}
