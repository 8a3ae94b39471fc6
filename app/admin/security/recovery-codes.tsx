import { showToast } from "#app/ui/toast.ts";
import { copyFailed } from "#i18n/en/admin/accounts.ts";
import * as words from "#i18n/en/admin/security.ts";

/** Shown once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      showToast(words.codesCopied, "success");
    } catch {
      showToast(copyFailed, "error");
    }
  }

  return (
    <div className="grid gap-4">
      <ol className="recovery-codes" aria-label={words.recoveryCodes}>
        {codes.map((code) => (
          <li key={code}>
            <code dir="ltr">{code}</code>
          </li>
        ))}
      </ol>
      <div className="dialog-actions">
        <button type="button" className="button button-secondary" onClick={() => void copy()}>
          {words.copy}
        </button>
        <button type="button" className="button button-secondary" onClick={() => window.print()}>
          {words.print}
        </button>
        <button type="button" className="button button-primary" onClick={onDone}>
          {words.haveKept}
        </button>
      </div>
    </div>
  );
}
