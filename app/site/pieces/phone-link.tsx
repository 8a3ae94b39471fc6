import type { ReactNode } from "react";
import { telHref } from "#contracts/digits.ts";
import * as shell from "#i18n/en/site/shell.ts";
import { fill } from "#i18n/fill.ts";

type PhoneLinkProps = { number: string; className?: string; children?: ReactNode };

/** Says that it calls; dialled without spaces. */
export function PhoneLink({ number, className = "", children }: PhoneLinkProps) {
  return (
    <a
      href={telHref(number)}
      className={`tel ${className}`.trim()}
      aria-label={fill(shell.callNumber, { number })}
    >
      {children ?? <bdi dir="ltr">{number}</bdi>}
    </a>
  );
}
