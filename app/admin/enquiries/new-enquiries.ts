import { useEffect, useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let counted: number | null = null;

/** What the inbox counted last; the bar shows it. */
export function tellNewEnquiries(count: number): void {
  counted = count;
  for (const listener of listeners) listener();
}

/** @param loaded as the page came with it */
export function useNewEnquiries(loaded: number): number {
  useEffect(() => tellNewEnquiries(loaded), [loaded]);
  return (
    useSyncExternalStore(
      onCount,
      () => counted,
      () => null,
    ) ?? loaded
  );
}

function onCount(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
