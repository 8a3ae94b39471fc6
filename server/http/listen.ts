import { createServer, type Server } from "node:http";
import type { Env } from "#server/env.ts";
import { OwnerError } from "#server/errors/owner-error.ts";

type Address = Pick<Env, "PORT" | "HOST">;

/** The address cannot be listened on; the sentence is for the owner's terminal. */
export class ListenError extends OwnerError {}

const REASONS: Record<string, (address: Address) => string> = {
  EADDRINUSE: ({ PORT }) =>
    `PORT ${PORT} is taken by another program: stop it, or set another number`,
  EACCES: ({ PORT }) => `PORT ${PORT} needs more rights than this account has: set one above 1023`,
  EADDRNOTAVAIL: ({ HOST }) => `HOST ${HOST} is not an address of this machine: set 127.0.0.1`,
  ENOTFOUND: ({ HOST }) => `HOST ${HOST} is not a name this machine knows: set 127.0.0.1`,
  EAI_AGAIN: ({ HOST }) => `HOST ${HOST} is not a name this machine knows: set 127.0.0.1`,
};

/** Connections that the system keeps waiting while we are busy; 511 by default. */
const BACKLOG = 4096;

/** @throws ListenError */
export function listen(server: Server, address: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) =>
      reject(new ListenError(REASONS[error.code ?? ""]?.(address) ?? error.message));
    server.once("error", refuse);
    server.listen(address.PORT, address.HOST, BACKLOG, () => {
      server.off("error", refuse);
      resolve();
    });
  });
}

/** Found out before anything is opened or written. @returns the mistake in words, or null */
export async function whyNotListen(address: Address): Promise<string | null> {
  const probe = createServer();
  try {
    await listen(probe, address);
    await new Promise((resolve) => probe.close(resolve));
    return null;
  } catch (error) {
    if (error instanceof ListenError) return error.message;
    throw error;
  }
}
