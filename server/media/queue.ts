/** Runs one thing after another, in the order in which they came. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  let count = 0;

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    count++;
    const turn = last.then(work, work).finally(() => count--);
    last = turn.catch(() => undefined);
    return turn;
  }

  return Object.assign(inTurn, { /** With the one at work. */ count: () => count });
}
