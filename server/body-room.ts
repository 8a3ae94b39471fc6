export type Place = {
  /** @returns false when there is no room for so many more */
  take: (bytes: number) => boolean;
  leave: () => void;
};

/** Counts what is in memory of the bodies of all requests. @param most bytes */
export function createBodyRoom(most: number): () => Place {
  let taken = 0;

  return () => {
    let own = 0;
    return {
      take(bytes) {
        if (taken + bytes > most) return false;
        taken += bytes;
        own += bytes;
        return true;
      },
      leave() {
        taken -= own;
        own = 0;
      },
    };
  };
}
