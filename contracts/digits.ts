/** Where the digits of Bangla, Arabic and Persian begin. */
const DIGIT_ZEROS = [0x9e6, 0x660, 0x6f0];

/** Bangla, Arabic and Persian digits as 0 to 9. */
export function plainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = DIGIT_ZEROS.find((start) => code >= start && code < start + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** Address of a call: without spaces, in digits that every phone dials. */
export const telHref = (number: string): string =>
  `tel:${plainDigits(number).replace(/[^\d+]/g, "")}`;
