type StoredFile = { name: string; bytes: Uint8Array };

/** A picture that is being made. */
export type Prepared = {
  /** Pixels, upright. */
  width: number;
  height: number;
  /** Six hexadecimal digits. */
  colour: string;
  extension: "jpg" | "png" | "svg";
  /** How many files `make` gives. */
  count: number;
  make: () => AsyncGenerator<StoredFile>;
  /** Nothing of it is made any more, and nothing of it is left beside its file. */
  end: () => Promise<void>;
};
