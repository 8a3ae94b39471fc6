export type Place = {
  /**
   * @param giveUp leaves the place: called while it is not kept, when others need it more
   * @returns false when there is no room for so many more
   */
  take: (bytes: number, giveUp: () => void) => boolean;
  /** Nobody needs it more from now on. */
  keep: () => void;
  leave: () => void;
};

type Room = {
  /** Bytes. */
  most: number;
  /** So that a sender without end leaves room for others. */
  mostOfOne: number;
};

/**
 * Counts how much of the bodies of all requests is in memory. When there is no room left, the
 * sender who holds the most gives up the bodies that are still arriving. So others find room,
 * however many addresses a flood comes from.
 * @returns a place for the body of somebody
 */
export function createBodyRoom({ most, mostOfOne }: Room): (who: string) => Place {
  const taken = new Map<string, number>();
  /** What gives up each place that is not kept, oldest first. */
  const comingIn = new Map<string, Set<() => void>>();
  let total = 0;

  function makeRoom(who: string, bytes: number): void {
    while (total + bytes > most) {
      let [largest, held] = [who, (taken.get(who) ?? 0) + bytes];
      for (const [other, theirs] of taken) if (theirs > held) [largest, held] = [other, theirs];
      const [giveUp] = comingIn.get(largest) ?? [];
      if (largest === who || !giveUp) return;
      giveUp();
    }
  }

  return (who) => {
    let own = 0;
    let mine: (() => void) | null = null;
    const add = (bytes: number) => {
      const theirs = (taken.get(who) ?? 0) + bytes;
      if (theirs > 0) taken.set(who, theirs);
      else taken.delete(who);
      total += bytes;
      own += bytes;
    };
    const keep = () => {
      const theirs = comingIn.get(who);
      if (mine && theirs?.delete(mine) && theirs.size === 0) comingIn.delete(who);
    };
    return {
      take(bytes, giveUp) {
        if ((taken.get(who) ?? 0) + bytes > mostOfOne) return false;
        makeRoom(who, bytes);
        if (total + bytes > most) return false;
        add(bytes);
        mine ??= giveUp;
        comingIn.set(who, (comingIn.get(who) ?? new Set()).add(mine));
        return true;
      },
      keep,
      leave() {
        keep();
        add(-own);
      },
    };
  };
}
