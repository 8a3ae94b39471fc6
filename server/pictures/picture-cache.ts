const MAX_KEPT = 64;
/** Drawing takes a whole core for a moment; visitors need the others. */
const MAX_DRAWN_AT_ONCE = 2;

type Picture = Uint8Array<ArrayBuffer>;

/** Keeps the pictures last asked for; each is drawn once, however many ask at the same time. */
export function createPictureCache() {
  const kept = new Map<string, Promise<Picture>>();
  const waiting: (() => void)[] = [];
  let drawing = 0;

  async function inTurn(draw: () => Promise<Picture>): Promise<Picture> {
    if (drawing >= MAX_DRAWN_AT_ONCE) await new Promise<void>((go) => waiting.push(go));
    else drawing += 1;
    try {
      return await draw();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else drawing -= 1;
    }
  }

  return {
    get(key: string, draw: () => Promise<Picture>): Promise<Picture> {
      const picture = kept.get(key) ?? inTurn(draw);
      // A Map remembers the order of setting: the first key is the one longest not asked for.
      kept.delete(key);
      kept.set(key, picture);
      picture.catch(() => kept.delete(key));
      const oldest = kept.keys().next().value;
      if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
      return picture;
    },
  };
}

export type PictureCache = ReturnType<typeof createPictureCache>;
