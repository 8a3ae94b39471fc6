import { useEffect, useRef, useState } from "react";
import { uploadFile } from "#app/admin/api/upload-file.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { useTellAfterwards } from "#app/admin/pieces/use-tell-afterwards.ts";
import type { Media } from "#contracts/media.ts";
import { ACCEPTED } from "#contracts/media-limits.ts";
import * as inputs from "#i18n/en/admin/inputs.ts";
import * as words from "#i18n/en/admin/on-page.ts";
import { fill } from "#i18n/fill.ts";

/** A file of this device goes to the library. */
export function PictureUpload({ onUploaded }: { onUploaded: (picture: Media) => void }) {
  const [said, setSaid] = useState("");
  const [isBusy, setBusy] = useState(false);
  const tell = useTellAfterwards(isBusy);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  async function upload(file: File): Promise<void> {
    const { name } = file;
    setSaid(fill(inputs.uploadingFile, { name }));
    setBusy(true);
    const answer = await uploadFile(file, () => {});
    setBusy(false);
    if (!answer.isOk) {
      const { message } = answer;
      return tell(fill(inputs.fileNotUploaded, { name, message }), setSaid);
    }
    setSaid("");
    // Whoever has left takes no picture any more; it is in the library.
    if (isThere.current) onUploaded(answer.data);
  }

  return (
    <>
      <label className="button button-secondary">
        <input
          type="file"
          accept={ACCEPTED}
          className="sr-only"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void upload(file);
            // The same file may be chosen again.
            currentTarget.value = "";
          }}
        />
        <AdminIcon name="upload" /> {words.upload}
      </label>
      <p role="status" className="picture-panel-said">
        {said}
      </p>
    </>
  );
}
