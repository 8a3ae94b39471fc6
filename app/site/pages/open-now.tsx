import { useEffect, useState } from "react";
import { useSiteData } from "#app/site/pieces/site-data.ts";
import * as opening from "#i18n/en/site/opening.ts";
import { fill } from "#i18n/fill.ts";
import { hoursLine } from "#i18n/opening-hours.ts";
import { type OpeningState, openingState } from "./opening-state.ts";

const MINUTE_MS = 60_000;

/**
 * Whether the agency is open, by the visitor's clock: pages are cached, and a cached "open" would
 * be wrong. Until then, and without scripts, the hours are shown.
 */
export function OpenNow({ className = "" }: { className?: string }) {
  const { settings } = useSiteData();
  const [state, setState] = useState<OpeningState | null>(null);
  useEffect(() => {
    const look = () => setState(openingState(settings));
    look();
    const timer = setInterval(look, MINUTE_MS);
    return () => clearInterval(timer);
  }, [settings]);
  const hours = hoursLine(settings.hours);
  if (!hours) return null;
  return (
    <p className={`open-now ${className}`.trim()} data-open={state?.isOpen || undefined}>
      {state ? state.words : fill(opening.hours, { hours })}
    </p>
  );
}
