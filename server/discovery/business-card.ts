import { plainDigits } from "#contracts/digits.ts";
import type { Settings } from "#contracts/kinds/settings.ts";

/** The agency as a phone's address book takes it: vCard 3.0, which all of them read. */
export function businessCard({ brand, phones, mail, address }: Settings, origin: string): string {
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${plain(brand.name)};;;;`,
    `FN:${plain(brand.name)}`,
    `ORG:${plain(brand.name)}`,
    ...phones.map(
      ({ number }) => `TEL;TYPE=WORK,VOICE:${plainDigits(number).replace(/[^\d+]/g, "")}`,
    ),
    ...(mail.address ? [`EMAIL;TYPE=WORK:${plain(mail.address)}`] : []),
    ...(address ? [`ADR;TYPE=WORK:;;${plain(address)};;;;`] : []),
    `URL:${origin}/`,
    "END:VCARD",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

/** Signs that would separate fields are escaped. */
const plain = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");

const MOST_BYTES = 75;

/** A long line goes on after a line end and a space; no character is cut in two. */
function folded(line: string): string {
  let bytes = 0;
  let whole = "";
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > MOST_BYTES) {
      whole += "\r\n ";
      bytes = 1;
    }
    whole += letter;
    bytes += size;
  }
  return whole;
}
