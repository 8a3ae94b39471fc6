import { longerThan, type Rule } from "./field-rules.ts";

export const PASSWORD_LENGTH = 200;
export const NEW_PASSWORD_LENGTHS = { min: 8, max: 128 };

export const passwordRule: Rule = (text) =>
  text === "" ? { code: "no-password" } : longerThan(PASSWORD_LENGTH, text, "long-password");

/** Of a password that somebody chooses. Letters are counted as people count them. */
export const newPasswordRule: Rule = (text) => {
  const { min, max } = NEW_PASSWORD_LENGTHS;
  const length = Array.from(text).length;
  if (length < min) return { code: "short-password", least: min };
  return length > max ? longerThan(max, text, "long-password") : null;
};
