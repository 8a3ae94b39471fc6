export type Place = {
  /** @returns false when there is no room for so many more */
  take: (bytes: number) => boolean;
  leave: () => void;
};

type Room = {
  /** Bytes. */
  most: number;
  /** So that one who sends without end leaves room for others. */
  mostOfOne: number;
};

/** Counts what is in memory of the bodies of all requests. @returns a place for the body of somebody */
export function createBodyRoom({ most, mostOfOne }: Room): (who: string) => Place {
  const taken = new Map<string, number>();
  let total = 0;

  return (who) => {
    let own = 0;
    const add = (bytes: number) => {
      const theirs = (taken.get(who) ?? 0) + bytes;
      if (theirs > 0) taken.set(who, theirs);
      else taken.delete(who);
      total += bytes;
      own += bytes;
    };
    return {
      take(bytes) {
        const isTooMuch = total + bytes > most || (taken.get(who) ?? 0) + bytes > mostOfOne;
        if (!isTooMuch) add(bytes);
        return !isTooMuch;
      },
      leave: () => add(-own),
    };
  };
}
