/** Of a list in any order; the lower one of two in the middle. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Two digits behind the point are more than a shared machine can tell. */
export const round = (value: number): number => Math.round(value * 100) / 100;
