import { type KeyboardEvent, useEffect, useState } from "react";
import { PageLink } from "#app/site/pieces/page-link.tsx";
import * as words from "#i18n/en/site/compare.ts";
import type { Comparison } from "./comparison.ts";

/** A link; with scripts a switch, which the space bar turns too. */
export function OnlyDifferent({ comparison }: { comparison: Comparison }) {
  const { isOnlyDifferent, other } = comparison;
  const [isSwitch, setSwitch] = useState(false);
  useEffect(() => setSwitch(true), []);
  const turn = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key !== " ") return;
    event.preventDefault();
    event.currentTarget.click();
  };
  return (
    <PageLink
      className="only-different"
      to={other}
      preventScrollReset
      data-on={isOnlyDifferent || undefined}
      {...(isSwitch ? { role: "switch", "aria-checked": isOnlyDifferent, onKeyDown: turn } : {})}
      {...(isSwitch ? {} : { "aria-current": isOnlyDifferent || undefined })}
    >
      <i /> {words.onlyDiffers}
    </PageLink>
  );
}
