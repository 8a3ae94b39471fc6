import { type ReactNode, useState } from "react";

type Typed = { value: string; onType: (text: string) => void };

/** An input as a form holds it. */
export function Held({
  first,
  children,
}: {
  first: string;
  children: (typed: Typed) => ReactNode;
}) {
  const [value, onType] = useState(first);
  return (
    <>
      {children({ value, onType })}
      <output>{JSON.stringify(value)}</output>
    </>
  );
}
