import { type DragEvent, type ReactNode, useRef, useState } from "react";
import { uploadFile } from "#app/admin/api/upload-file.ts";
import { useRememberPicture } from "#app/admin/pieces/picture-memory.tsx";
import { useTellAfterwards } from "#app/admin/pieces/use-tell-afterwards.ts";
import * as words from "#i18n/en/admin/inputs.ts";
import { fill } from "#i18n/fill.ts";

type PictureDropProps = { onUploaded: (address: string) => void; children: ReactNode };

/** Takes a picture that is dropped on it, to the library and into the field. */
export function PictureDrop({ onUploaded, children }: PictureDropProps) {
  const [isOver, setOver] = useState(false);
  const [said, setSaid] = useState("");
  const [isBusy, setBusy] = useState(false);
  const tell = useTellAfterwards(isBusy);
  const remember = useRememberPicture();
  const drops = useRef(0);

  async function take(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file, ...others] = event.dataTransfer.files;
    if (!file) return;
    const drop = ++drops.current;
    setBusy(true);
    setSaid(fill(words.uploadingFile, { name: file.name }));
    const answer = await uploadFile(file, () => {});
    // Another one was dropped since: this one is in the library.
    if (drop !== drops.current) return;
    setBusy(false);
    if (!answer.isOk) {
      const { message } = answer;
      return tell(fill(words.fileNotUploaded, { name: file.name, message }), setSaid);
    }
    setSaid(others.length > 0 ? fill(words.onlyOneTaken, { name: file.name }) : "");
    remember(answer.data);
    onUploaded(answer.data.url);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: who cannot drop has the button Choose
    <div
      className="picture-drop"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => void take(event)}
    >
      {children}
      <p role="status" className="text-small text-ink2 empty:hidden">
        {said}
      </p>
    </div>
  );
}
