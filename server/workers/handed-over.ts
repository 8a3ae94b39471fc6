import type { SendHandle } from "node:child_process";
import type { Worker } from "node:cluster";

type Closable = { close?: () => void };

/**
 * Node hands a worker one connection at a time, and keeps it open on its side until the worker has said that it took
 * it. Of one that is killed before that, nobody would ever hear again: neither an answer nor an end.
 * @returns what closes the connection that was handed over last; where the worker has it, that changes nothing
 */
export function rememberHandedOver({ process }: Worker): () => void {
  let last: Closable | null = null;
  const send = process.send.bind(process) as (...given: unknown[]) => boolean;
  process.send = (message: unknown, ...given: unknown[]) => {
    const [handle] = given as [SendHandle | undefined];
    if (handle && typeof handle === "object" && "close" in handle) last = handle as Closable;
    return send(message, ...given);
  };
  return () => last?.close?.();
}
