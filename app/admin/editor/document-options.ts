import type { ApiAnswer } from "#app/forms/api-answer.ts";
import type { Mistakes } from "#app/forms/form-answer.ts";
import type { Failure } from "./trouble.ts";

export type Status<T> =
  | { kind: "idle" | "saving" | "saved" | "kept" }
  | { kind: "signed-out"; how: How }
  | { kind: "failed"; message: string; isAnswered: boolean }
  | ({ kind: "conflict" } & Beside<T>);

/** What somebody else wrote, beside what is typed here. */
export type Beside<T> = {
  mine: T;
  current: T;
  how: How;
  /** They went together; otherwise one must give way. */
  isMerged: boolean;
  /** What both began from, where that is not what was stored last. */
  base?: T | undefined;
};

/** Made public, or only kept. */
export type How = "publish" | "keep";

export type DocumentOptions<T> = {
  /** Under which name the device keeps what is typed. */
  draftKey: string;
  /** As the server has it. */
  loaded: T;
  /** What is public, where something else may be stored. */
  published?: T;
  labelOf: (field: string) => string;
  mistakesIn: (value: T) => Mistakes;
  /** @param isNewer whether something was typed since */
  send: (value: T, isNewer: () => boolean) => Promise<ApiAnswer<T>>;
  /** Where it can be kept without being made public; unfinished too. */
  keep?: ((value: T) => Promise<ApiAnswer<T>>) | undefined;
  /** How often what was written elsewhere has come in: what `send` brings in is looked at, not public. */
  broughtIn?: () => number;
  /** Whether it is kept while it is typed. */
  isKeptBySelf?: (value: T) => boolean;
  /**
   * @param isNewer something was typed since, which is not public
   * @returns what the form shows from now on, below that
   */
  onSaved: (saved: T, isNewer: boolean) => T;
  onFailed: (failure: Failure) => void;
  /** Of something new: the id that it was sent with, where no answer came. */
  sentAs?: string | undefined;
  /** What was typed then is here again. */
  onSentBefore?: ((sentAs: string) => void) | undefined;
};
