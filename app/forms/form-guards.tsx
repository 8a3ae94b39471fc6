import * as forms from "#i18n/en/forms.ts";
import type { FormAnswer } from "./form-answer.ts";

type FormGuardsProps = { answer: FormAnswer; token: string };

/** Beside the fields of each public form: the token it was issued with, and what only robots fill in. */
export function FormGuards({ answer, token }: FormGuardsProps) {
  return (
    <>
      <input type="hidden" name="token" value={answer.token ?? token} />
      <div className="sr-only" aria-hidden="true">
        <label>
          {forms.leaveEmpty}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
