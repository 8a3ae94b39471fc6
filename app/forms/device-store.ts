/**
 * What this browser keeps between visits. It may store nothing or be full: then this says so, and
 * throws nothing.
 */
export const deviceStore = {
  get: (name: string): string | null => attempt(() => localStorage.getItem(name)) ?? null,

  /** @returns false when it is not kept */
  set: (name: string, text: string): boolean =>
    attempt(() => {
      localStorage.setItem(name, text);
      return true;
    }) ?? false,

  remove(name: string): void {
    attempt(() => localStorage.removeItem(name));
  },

  names: (): string[] => attempt(() => Object.keys(localStorage)) ?? [],
};

export type DeviceStore = typeof deviceStore;

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
