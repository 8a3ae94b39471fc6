type Step<Result> = (part: string) => Result;

/**
 * A step in parts, so that a slow machine ends in time. Which part is the first changes with the hour, so that another
 * run begins with what this one leaves out.
 * @param count of the parts
 * @param until ms since 1970, after which none begins
 * @param run takes a part, as "2/8"
 * @param leaveOut takes one that comes too late
 */
export function inParts<Result>(
  count: number,
  until: number,
  run: Step<Result>,
  leaveOut: Step<Result>,
): (() => Result)[];
