import { copyText } from "#app/ui/copy-text.ts";
import { copy as copyIt, notCopied, print } from "#i18n/en/admin/security.ts";

type ShownOnceProps = {
  texts: readonly string[];
  label: string;
  /** What is said once they are copied. */
  copied: string;
  /** On the button that closes it. */
  haveKept: string;
  className?: string;
  onDone: () => void;
};

/** What nobody can see again: to be printed, copied, written down. */
export function ShownOnce({ texts, className = "", onDone, ...words }: ShownOnceProps) {
  const copy = () => copyText(texts.join("\n"), { copied: words.copied, notCopied });
  return (
    <div className="grid gap-4">
      <ol className={`recovery-codes ${className}`} aria-label={words.label}>
        {texts.map((text) => (
          <li key={text}>
            <code dir="ltr">{text}</code>
          </li>
        ))}
      </ol>
      <div className="dialog-actions">
        <button type="button" className="button button-secondary" onClick={() => void copy()}>
          {copyIt}
        </button>
        <button type="button" className="button button-secondary" onClick={() => window.print()}>
          {print}
        </button>
        <button type="button" className="button button-primary" onClick={onDone}>
          {words.haveKept}
        </button>
      </div>
    </div>
  );
}
