type Written = { dir: "auto"; lang?: "ar" | "bn" };

/**
 * Attributes of a text that staff wrote: its direction, and its language where the writing system
 * tells it.
 */
export function written(text: string): Written {
  if (/\p{Script=Bengali}/u.test(text)) return { dir: "auto", lang: "bn" };
  if (/\p{Script=Arabic}/u.test(text)) return { dir: "auto", lang: "ar" };
  return { dir: "auto" };
}
