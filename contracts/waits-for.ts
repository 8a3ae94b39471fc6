/** What a visitor asks to be told of: that a full departure has a seat, or what it costs. */
export const WAITS_FOR = ["seat", "price"] as const;

export type WaitsFor = (typeof WAITS_FOR)[number];

/** Of an address, or a form; null: nothing, or what nobody waits for. */
export const waitsForIn = (text: string | null): WaitsFor | null =>
  WAITS_FOR.find((one) => one === text) ?? null;
