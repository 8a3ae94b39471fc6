import type { KeptBackup } from "./backups.ts";

/** Whether it may open the site to whoever has it; of one without a note nobody knows. */
export const mayHoldSecrets = ({
  hasSecrets,
  app,
}: Pick<KeptBackup, "hasSecrets" | "app">): boolean => hasSecrets || app === "";
