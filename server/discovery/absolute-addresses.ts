import { Parser } from "htmlparser2";

/**
 * HTML that is shown under another address: its links and pictures are named whole.
 * @param html sanitised: attributes stand in double quotes
 * @param base of its page
 */
export function withAbsoluteAddresses(html: string, base: string): string {
  let done = 0;
  let shown = "";
  const absolute = (address: string) => URL.parse(address, base)?.href ?? address;
  const parser = new Parser(
    {
      onattribute(name, value) {
        if (name !== "href" && name !== "src" && name !== "srcset") return;
        const whole = name === "srcset" ? candidatesOf(value, absolute) : absolute(value);
        shown += `${html.slice(done, parser.startIndex)}${name}="${whole}"`;
        done = parser.endIndex;
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  return shown + html.slice(done);
}

/** "address width, address width" */
const candidatesOf = (srcset: string, absolute: (address: string) => string): string =>
  srcset
    .split(", ")
    .map((candidate) => {
      const [address = "", ...width] = candidate.split(" ");
      return [absolute(address), ...width].join(" ");
    })
    .join(", ");
