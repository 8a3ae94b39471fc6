import { type ChangeEvent, type ReactNode, useState } from "react";
import { Field, useControl } from "#app/forms/field.tsx";
import { useField } from "#app/forms/use-form-fields.ts";
import { withoutForbidden } from "#contracts/blog-link.ts";
import { postWords } from "#i18n/en/kinds/post.ts";
import { LinkAvailability } from "./link-availability.tsx";

type LinkInputProps = {
  link: string;
  id?: string;
  onType: (link: string) => void;
  /** Below it. */
  children?: ReactNode;
};

/** A character that a link cannot hold is ignored as it is typed; the caret stays where it was. */
export function LinkInput({ link, id, onType, children }: LinkInputProps) {
  const { label, hint } = postWords.link;
  const { defaultValue: _, ...control } = useControl("link", { hint });
  const { mistake } = useField("link");
  // What a keyboard is still composing is left alone until it is done.
  const [composed, setComposed] = useState<string | null>(null);

  function type({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
    setComposed(isComposing ? target.value : null);
    onType(isComposing ? withoutForbidden(target.value) : withoutForbiddenIn(target));
  }

  return (
    <div>
      <Field name="link" label={label} hint={hint}>
        <span className="link-box">
          <span aria-hidden>/blog/</span>
          <input
            type="text"
            className="input"
            required
            autoCapitalize="none"
            spellCheck={false}
            value={composed ?? link}
            onChange={type}
            onCompositionEnd={({ currentTarget }) => {
              setComposed(null);
              onType(withoutForbiddenIn(currentTarget));
            }}
            {...control}
            dir="ltr"
          />
        </span>
      </Field>
      {children}
      <LinkAvailability link={link} id={id} mistake={mistake} />
    </div>
  );
}

/** Set by hand, before React does: it would put the caret at the end. */
function withoutForbiddenIn(input: HTMLInputElement): string {
  const { value, selectionStart } = input;
  const allowed = withoutForbidden(value);
  if (allowed === value) return value;
  const caret = withoutForbidden(value.slice(0, selectionStart ?? value.length)).length;
  input.value = allowed;
  input.setSelectionRange(caret, caret);
  return allowed;
}
