import { type ChangeEvent, useRef, useState } from "react";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { Problem } from "#app/admin/pieces/problem.tsx";
import { useTellAfterwards } from "#app/admin/pieces/use-tell-afterwards.ts";
import { PressButton } from "#app/ui/press-button.tsx";
import { showToast } from "#app/ui/toast.ts";
import * as words from "#i18n/en/admin/backups.ts";
import { fill } from "#i18n/fill.ts";
import { bringFile } from "./bring-file.ts";

type Coming = { name: string; percent: number; stop: () => void };

/** A file of the computer that is brought, one at a time. @param onBrought by which name it is kept */
export function useBringing(onBrought: (name: string) => Promise<void>) {
  const [coming, setComing] = useState<Coming | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const tell = useTellAfterwards(coming !== null);

  async function bring(file: File): Promise<void> {
    const stopping = new AbortController();
    const { signal } = stopping;
    const { name } = file;
    const stop = () => stopping.abort();
    const onPercent = (percent: number) => setComing({ name, percent, stop });
    setProblem(null);
    onPercent(0);
    const answer = await bringFile(file, { onPercent, signal });
    setComing(null);
    if (!answer) return showToast(words.stopped, "info");
    if (!answer.isOk) {
      const message = answer.issues[0]?.message ?? answer.message;
      return tell(fill(words.notBrought, { message }), setProblem);
    }
    showToast(words.isBrought, "success");
    await onBrought(answer.data.name);
  }

  return { coming, problem, bring };
}

type BringButtonProps = { isBusy: boolean; onFile: (file: File) => void };

/** Opens the computer's own dialog. */
export function BringButton({ isBusy, onFile }: BringButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    // The same file once more is another try.
    currentTarget.value = "";
    if (file) onFile(file);
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".zst,.age"
        aria-label={words.restoreFile}
        onChange={choose}
      />
      <PressButton
        className="button button-secondary button-small"
        isOff={isBusy}
        onPress={() => input.current?.click()}
      >
        <AdminIcon name="upload" />
        {words.restoreFile}
      </PressButton>
    </>
  );
}

/** How far it is, or why it did not come. */
export function BringLine({ coming, problem }: Omit<ReturnType<typeof useBringing>, "bring">) {
  if (!coming) return <Problem text={problem} />;
  const { name, percent, stop } = coming;
  const said = { name: `\u2068${name}\u2069` };
  const isThere = percent === 100;
  return (
    <section className="panel backup-work">
      <p id="bring-words">
        {isThere ? fill(words.lookingThrough, said) : fill(words.bringing, { ...said, percent })}
      </p>
      <progress aria-labelledby="bring-words" {...(isThere ? {} : { max: 100, value: percent })} />
      {isThere ? null : (
        <button type="button" className="button button-secondary button-small" onClick={stop}>
          {words.stop}
        </button>
      )}
    </section>
  );
}
