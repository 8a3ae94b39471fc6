import type { ReactNode } from "react";
import { telHref } from "#contracts/field-rules.ts";

type PhoneLinkProps = { number: string; className?: string; children?: ReactNode };

/** Says that it calls; dialled without spaces. */
export function PhoneLink({ number, className = "", children }: PhoneLinkProps) {
  return (
    <a href={telHref(number)} className={`tel ${className}`.trim()} aria-label={spoken(number)}>
      {children ?? number}
    </a>
  );
}

function spoken(number: string): string {
  return `Call ${number}`;
}
