import type { PartStanding } from "#contracts/system.ts";

const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/;

/** Where a process says that it is alive. */
const HEALTH = "healthz";

/** What it says is shorter. */
const LONGEST = 1000;

/** Nobody but this machine can open it. */
export const isLocal = (address: string): boolean => LOCAL.test(new URL(address).hostname);

type Asking = { ask: typeof fetch; signal: AbortSignal };

/** Whether a site of ours answers at the address that is in its mails and its links. */
export async function askOwnAddress(
  address: string,
  { ask, signal }: Asking,
): Promise<Omit<PartStanding, "part">> {
  const facts = { address };
  try {
    const answer = await ask(new URL(HEALTH, address), { signal, redirect: "manual" });
    return (await isAlive(answer))
      ? { state: "works", what: "address-answers", facts }
      : { state: "look", what: "address-other", facts };
  } catch {
    return { state: "look", what: "address-silent", facts };
  }
}

async function isAlive(answer: Response): Promise<boolean> {
  const length = Number(answer.headers.get("Content-Length") ?? 0);
  if (!answer.ok || length > LONGEST || !answer.body) {
    await answer.body?.cancel();
    return false;
  }
  const reader = answer.body.getReader();
  const parts: Uint8Array[] = [];
  let read = 0;
  while (read <= LONGEST) {
    const { value, done } = await reader.read();
    if (done) return /"status":\s*"alive"/.test(Buffer.concat(parts).toString());
    parts.push(value);
    read += value.length;
  }
  await reader.cancel();
  return false;
}
