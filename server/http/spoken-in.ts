import { type Spoken, type SpokenIn, spoken } from "#i18n/spoken.ts";
import { builtIn } from "./page-builds.ts";

/** Out of that language's build, which is loaded when it is first asked for; in development there is one. */
export const spokenIn: SpokenIn = async (language) => {
  if (import.meta.env.DEV || language === "en") return spoken;
  const { entry } = await builtIn(language);
  const { module }: { module: object & Partial<{ spoken: Spoken }> } = entry;
  if (!module.spoken) throw new Error(`The build in "${language}" is of another version`);
  return module.spoken;
};
