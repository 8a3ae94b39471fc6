type Counts = [passed: number, failed: number];

/**
 * A runner that failed without a failed test (nothing found, a crash, no server) counts as one failure.
 * @param isGood how the runner ended
 * @param file its report, in JSON
 */
export function counted<Report>(
  isGood: boolean,
  file: string,
  read: (report: Report) => Counts,
): Counts;
