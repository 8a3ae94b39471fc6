import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import * as forms from "#i18n/en/forms.ts";
import type { FormAnswer } from "./form-answer.ts";
import { goOnTyping } from "./typed-before.ts";

type FormGuardsProps = { answer: FormAnswer; token: string };

/**
 * Beside the fields of each public form: the token it was issued with, and what only robots fill in. Whoever looks at
 * another page and comes back, or changes the language, finds what they typed.
 */
export function FormGuards({ answer, token }: FormGuardsProps) {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const form = field.current?.form;
    return form ? goOnTyping(form, address, answer.token !== null) : undefined;
  }, [address, answer]);
  return (
    <>
      <input ref={field} type="hidden" name="token" value={answer.token ?? token} />
      <div className="sr-only" aria-hidden="true">
        <label>
          {forms.leaveEmpty}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
