import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import type { RichTextProps } from "#app/admin/rich-text/rich-text.tsx";
import { Spinner } from "#app/site/pieces/waiting.tsx";
import { notLoaded } from "#i18n/en/admin/late.ts";
import { tryAgain } from "#i18n/en/admin/shell.ts";

let RichText: ComponentType<RichTextProps> | null = null;
const waiting = new Set<() => void>();

/** Ahead of its use, where somebody will write soon. */
export async function loadRichText(): Promise<void> {
  RichText = (await import("#app/admin/rich-text/rich-text.tsx")).default;
  for (const tell of waiting) tell();
}

function subscribe(tell: () => void): () => void {
  waiting.add(tell);
  return () => waiting.delete(tell);
}

/**
 * The editor comes with its own script, in the browser only. Where that does not come, the form around it stays:
 * browsers ask for a script that did not come once only, so it comes with the page's next loading.
 */
export function LazyRichText(props: RichTextProps) {
  const Loaded = useSyncExternalStore(
    subscribe,
    () => RichText,
    () => null,
  );
  const [isMissing, setMissing] = useState(false);
  useEffect(() => void loadRichText().catch(() => setMissing(true)), []);
  if (Loaded) return <Loaded {...props} />;
  if (!isMissing) return <Spinner />;
  return (
    <div role="alert" className="grid justify-items-start gap-3 p-4">
      <p>{notLoaded}</p>
      <button
        type="button"
        className="button button-secondary button-small"
        onClick={() => location.reload()}
      >
        {tryAgain}
      </button>
    </div>
  );
}
