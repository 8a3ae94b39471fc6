import { SIGNED_OUT } from "#app/admin/api/statuses.ts";
import { makeId } from "#app/forms/make-id.ts";
import type { Media } from "#contracts/media.ts";
import type { UploadStep, uploadFile } from "./upload-file.ts";

/** What is typed of a picture before it is saved. */
type Said = Partial<Pick<Media, "alt" | "decorative">>;

export type Upload = {
  key: string;
  file: File;
  /** Null while it waits for its turn. */
  step: UploadStep | null;
  problem: { status: number; message: string } | null;
  picture: Media | null;
  said: Said;
};

type Receiver = (picture: Media, key: string) => void;

export const isOver = ({ problem, picture }: Upload): boolean =>
  problem !== null || picture !== null;

export const isSignedOut = ({ problem }: Upload): boolean => problem?.status === SIGNED_OUT;

function isTyped({ said, picture }: Upload): boolean {
  if (!picture) return false;
  const { alt = picture.alt, decorative = picture.decorative } = said;
  return alt.trim() !== picture.alt || decorative !== picture.decorative;
}

/** It would be lost with the page. */
export const isUnfinished = (upload: Upload): boolean => !isOver(upload) || isTyped(upload);

/** The line is shared: more at once only makes each slower. */
const AT_ONCE = 2;

/** Files on their way into the library; one that fails can be tried again. */
export function createUploadQueue(send: typeof uploadFile) {
  let uploads: readonly Upload[] = [];
  const listeners = new Set<() => void>();
  const receivers = new Set<Receiver>();

  function change(next: readonly Upload[]): void {
    uploads = next;
    for (const listener of listeners) listener();
  }
  const set = (key: string, part: Partial<Upload>) =>
    change(uploads.map((one) => (one.key === key ? { ...one, ...part } : one)));

  async function start({ key, file }: Upload): Promise<void> {
    set(key, { step: { kind: "sending", percent: 0 } });
    const answer = await send(file, (step) => set(key, { step }));
    if (answer.isOk) {
      for (const receive of receivers) receive(answer.data, key);
      set(key, { picture: answer.data });
    } else set(key, { problem: { status: answer.status, message: answer.message } });
    startNext();
  }

  function startNext(): void {
    const unsent = uploads.filter((one) => !isOver(one));
    const waiting = unsent.filter(({ step }) => step === null);
    const free = Math.max(0, AT_ONCE - (unsent.length - waiting.length));
    for (const upload of waiting.slice(0, free)) void start(upload);
  }

  function take(key: string, file: File): void {
    if (uploads.some((one) => one.key === key)) return;
    const fresh = { key, file, step: null, problem: null, picture: null, said: {} };
    change([...uploads, fresh]);
    startNext();
  }

  return {
    list: () => uploads,
    onChange(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** @returns ends it */
    receive(receiver: Receiver): () => void {
      receivers.add(receiver);
      return () => receivers.delete(receiver);
    },
    /** Somebody sees what becomes of them. */
    isShown: () => receivers.size > 0,
    add(files: Iterable<File>): void {
      for (const file of files) take(makeId(), file);
    },
    /** Under a name of the caller's; once, however often it is asked for. */
    take,
    retry(wanted: (upload: Upload) => boolean): void {
      change(uploads.map((one) => (wanted(one) ? { ...one, problem: null, step: null } : one)));
      startNext();
    },
    say: (key: string, part: Said) =>
      change(
        uploads.map((one) => (one.key === key ? { ...one, said: { ...one.said, ...part } } : one)),
      ),
    /** It was changed elsewhere: what is typed here goes on from there. */
    settle(picture: Media): void {
      const isHere = (one: Upload) => one.picture?._id === picture._id;
      const isDone = picture.alt !== "" || picture.decorative;
      change(
        uploads
          .filter((one) => !(isHere(one) && isDone && !isTyped(one)))
          .map((one) => (isHere(one) ? { ...one, picture } : one)),
      );
    },
    /** It was deleted. */
    forget: (id: string) => change(uploads.filter(({ picture }) => picture?._id !== id)),
    dismiss: (key: string) => change(uploads.filter((one) => one.key !== key)),
    /** What has begun ends, and nobody hears of it. */
    empty: () => change([]),
  };
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;
