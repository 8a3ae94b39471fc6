import { type ChangeEvent, type ReactNode, useState } from "react";
import { Field, useControl } from "#app/forms/field.tsx";
import { useField } from "#app/forms/use-form-fields.ts";
import { LinkAvailability } from "./link-availability.tsx";

type LinkInputProps = {
  label: string;
  hint: string;
  noun: "blogs" | "pages";
  /** How the address begins. */
  before: string;
  link: string;
  /** Of what has it, and may keep it. */
  id: string | undefined;
  /** Whether something else of ours answers there. */
  isOurs?: (link: string) => boolean;
  /** The same text without what a link cannot hold. */
  allowed: (text: string) => string;
  onType: (link: string) => void;
  /** Below it. */
  children?: ReactNode;
};

/** A character that a link cannot hold is ignored as it is typed; the caret stays where it was. */
export function LinkInput(props: LinkInputProps) {
  const { label, hint, noun, before, link, id, allowed, isOurs, onType, children } = props;
  const { defaultValue: _, ...control } = useControl("link", { hint });
  const { mistake } = useField("link");
  // What a keyboard is still composing is left alone until it is done.
  const [composed, setComposed] = useState<string | null>(null);

  function type({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
    setComposed(isComposing ? target.value : null);
    onType(isComposing ? allowed(target.value) : tidied(target, allowed));
  }

  return (
    <div>
      <Field name="link" label={label} hint={hint}>
        <span className="link-box">
          <span aria-hidden>{before}</span>
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
              onType(tidied(currentTarget, allowed));
            }}
            {...control}
            dir="ltr"
          />
        </span>
      </Field>
      {children}
      <LinkAvailability {...{ noun, link, id, mistake }} isOurs={isOurs?.(link) ?? false} />
    </div>
  );
}

/** Set by hand, before React does: it would put the caret at the end. */
function tidied(input: HTMLInputElement, allowed: (text: string) => string): string {
  const { value, selectionStart } = input;
  const text = allowed(value);
  if (text === value) return value;
  const caret = allowed(value.slice(0, selectionStart ?? value.length)).length;
  input.value = text;
  input.setSelectionRange(caret, caret);
  return text;
}
