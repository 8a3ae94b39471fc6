import { useEffect } from "react";
import { showToast } from "#app/ui/toast.ts";
import { slowPage } from "#i18n/en/admin/shell.ts";

const SLOW_MS = 15_000;

/** A page that is asked for and does not come is told. */
export function useSlowPage(isLoading: boolean): void {
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => showToast(slowPage, "error"), SLOW_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);
}
