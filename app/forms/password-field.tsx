import { useState } from "react";
import * as forms from "#i18n/en/forms.ts";
import { Field, useControl } from "./field.tsx";

type PasswordFieldProps = { autoComplete: "current-password" | "new-password" };

/** What is typed can be shown; the page never gets it back from the server. */
export function PasswordField({ autoComplete }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const { defaultValue: _, ...control } = useControl("password");
  return (
    <Field name="password" label={forms.password}>
      <span className="relative block">
        <input
          type={isShown ? "text" : "password"}
          className="input pe-[84px]"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-required
          {...control}
          dir="ltr"
        />
        <button
          type="button"
          className="needs-scripts absolute inset-y-1 end-1 min-w-[72px] cursor-pointer rounded-small px-3 font-[620] text-pine"
          aria-label={isShown ? forms.hidePassword : forms.showPassword}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? forms.hide : forms.show}
        </button>
      </span>
    </Field>
  );
}
