import { TextField } from "#app/forms/field.tsx";
import * as auth from "#i18n/en/site/auth.ts";

export type Way = "totp" | "recovery";

type CodeFieldProps = { way: Way; onOther: (way: Way) => void };

/** After the password. */
export function CodeField({ way, onOther }: CodeFieldProps) {
  const isApp = way === "totp";
  return (
    <>
      <p className="text-ink2">{isApp ? auth.codeText : auth.recoveryText}</p>
      <TextField
        key={way}
        name="code"
        label={isApp ? auth.code : auth.recoveryCode}
        inputMode={isApp ? "numeric" : "text"}
        autoComplete={isApp ? "one-time-code" : "off"}
        autoCapitalize="none"
        dir="ltr"
        autoFocus
        required
      />
      <button
        type="button"
        className="text-link justify-self-start"
        onClick={() => onOther(isApp ? "recovery" : "totp")}
      >
        {isApp ? auth.useRecovery : auth.useApp}
      </button>
    </>
  );
}
