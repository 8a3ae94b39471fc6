import { TextField } from "#app/forms/field.tsx";
import type { CodeWay } from "#contracts/second-factor.ts";
import * as auth from "#i18n/en/site/auth.ts";

type CodeInputProps = { way: CodeWay; autoFocus?: boolean };

/** A code, after the password. */
export function CodeInput({ way, autoFocus }: CodeInputProps) {
  const isApp = way === "totp";
  return (
    <TextField
      key={way}
      name="code"
      label={isApp ? auth.code : auth.recoveryCode}
      inputMode={isApp ? "numeric" : "text"}
      autoComplete={isApp ? "one-time-code" : "off"}
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      autoFocus={autoFocus}
      aria-required
    />
  );
}
