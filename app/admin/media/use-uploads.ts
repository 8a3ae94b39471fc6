import { useEffect, useRef, useState } from "react";
import { type UploadStep, uploadFile } from "#app/admin/api/upload-file.ts";
import type { Media } from "#contracts/media.ts";

export type Upload = {
  key: string;
  file: File;
  /** Null while it waits for its turn. */
  step: UploadStep | null;
  problem: { status: number; message: string } | null;
  picture: Media | null;
};

export const isSignedOut = ({ problem }: Upload): boolean => problem?.status === 401;

/** The line is shared: more at once only makes each slower. */
const AT_ONCE = 2;

/** Files on their way into the library; one that fails can be tried again. */
export function useUploads(onUploaded: (picture: Media, key: string) => void) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const started = useRef(new Set<string>());
  const isOver = ({ problem, picture }: Upload) => problem !== null || picture !== null;
  const set = (key: string, part: Partial<Upload>) =>
    setUploads((now) => now.map((one) => (one.key === key ? { ...one, ...part } : one)));

  /** Under a name of the caller's; once, however often it is asked for. */
  function take(key: string, file: File) {
    const fresh = { key, file, step: null, problem: null, picture: null };
    setUploads((now) => (now.some((one) => one.key === key) ? now : [...now, fresh]));
  }

  async function start({ key, file }: Upload) {
    set(key, { step: { kind: "sending", percent: 0 } });
    const answer = await uploadFile(file, (step) => set(key, { step }));
    if (answer.isOk) {
      set(key, { picture: answer.data });
      onUploaded(answer.data, key);
    } else set(key, { problem: { status: answer.status, message: answer.message } });
  }

  useEffect(() => {
    const running = uploads.filter((one) => started.current.has(one.key) && !isOver(one));
    const waiting = uploads.filter(({ key }) => !started.current.has(key));
    for (const upload of waiting.slice(0, AT_ONCE - running.length)) {
      started.current.add(upload.key);
      void start(upload);
    }
  });

  return {
    uploads,
    isSignedOut: uploads.some(isSignedOut),
    add(files: Iterable<File>) {
      for (const file of files) take(crypto.randomUUID(), file);
    },
    take,
    retry(wanted: (upload: Upload) => boolean) {
      for (const { key } of uploads.filter(wanted)) started.current.delete(key);
      setUploads((now) =>
        now.map((one) => (wanted(one) ? { ...one, problem: null, step: null } : one)),
      );
    },
    dismiss: (key: string) => setUploads((now) => now.filter((one) => one.key !== key)),
    isBusy: uploads.some((one) => !isOver(one)),
  };
}

export type Uploads = ReturnType<typeof useUploads>;
