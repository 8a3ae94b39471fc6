import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { WELCOME_MARK } from "#app/site/account/user-info.ts";
import { showToast } from "#app/ui/toast.ts";
import * as words from "#i18n/en/admin/shell.ts";
import { fill } from "#i18n/fill.ts";

/** Greets whoever has just registered, once. */
export function useWelcome(name: string): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash !== WELCOME_MARK) return;
    showToast(fill(words.welcome, { name }), "success");
    void navigate({ hash: "" }, { replace: true });
  }, [hash, name, navigate]);
}
