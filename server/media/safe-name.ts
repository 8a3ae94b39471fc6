const NAME_LENGTH = 100;

/** Turns text around, or cannot be seen. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;

/**
 * What the library shows of a file's name. No file of ours is ever called so: those are called by
 * their content.
 */
export function safeName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? "";
  const name = last.toWellFormed().normalize("NFC").replace(INVISIBLE, "").trim();
  const letters = Array.from(name.replace(/^\.+/, ""));
  if (letters.length === 0) return "picture";
  if (letters.length <= NAME_LENGTH) return letters.join("");
  const ending = /\.\w{1,5}$/.exec(name)?.[0] ?? "";
  return `${letters.slice(0, NAME_LENGTH - ending.length - 1).join("")}…${ending}`;
}
