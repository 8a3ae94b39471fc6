import { CodeInput } from "#app/site/account/code-input.tsx";
import type { CodeWay } from "#contracts/second-factor.ts";
import * as auth from "#i18n/en/site/auth.ts";

type CodeFieldProps = { way: CodeWay; onOther: (way: CodeWay) => void };

/** After the password. */
export function CodeField({ way, onOther }: CodeFieldProps) {
  const isApp = way === "totp";
  return (
    <>
      <p className="text-ink2">{isApp ? auth.codeText : auth.recoveryText}</p>
      <CodeInput way={way} autoFocus />
      <button
        type="button"
        className="text-link justify-self-start"
        onClick={() => onOther(isApp ? "recovery" : "totp")}
      >
        {isApp ? auth.useRecovery : auth.useApp}
      </button>
      {isApp ? null : <p className="field-hint">{auth.noCodes}</p>}
    </>
  );
}
