const HOUR_MS = 3_600_000;

export function inParts(count, until, run, leaveOut) {
  const first = Math.floor(Date.now() / HOUR_MS) % count;
  return Array.from({ length: count }, (_, offset) => () => {
    const part = `${((first + offset) % count) + 1}/${count}`;
    return Date.now() < until ? run(part) : leaveOut(part);
  });
}
