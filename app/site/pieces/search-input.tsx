import { useEffect, useRef } from "react";
import { BLOG_SEARCH_LENGTH } from "#contracts/blog-search.ts";

type SearchInputProps = {
  label: string;
  placeholder?: string;
  /** What is searched for: the field says it, also after going back. */
  q?: string;
  className?: string;
  /** Whoever opens it wants to type. */
  autoFocus?: boolean;
};

/** Where visitors type what they look for. */
export function SearchInput({
  label,
  placeholder = label,
  q = "",
  className = "input",
  autoFocus,
}: SearchInputProps) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(q);
  useEffect(() => {
    // Whoever types before the page runs has typed already.
    if (shown.current === q || !field.current) return;
    shown.current = q;
    field.current.value = q;
  }, [q]);
  return (
    <input
      ref={field}
      type="search"
      name="q"
      className={className}
      aria-label={label}
      placeholder={placeholder}
      maxLength={BLOG_SEARCH_LENGTH}
      defaultValue={q}
      enterKeyHint="search"
      autoComplete="off"
      // biome-ignore lint/a11y/noAutofocus: only where it was asked for
      autoFocus={autoFocus}
    />
  );
}
