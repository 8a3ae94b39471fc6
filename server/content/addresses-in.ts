import { Parser } from "htmlparser2";

/** The addresses of every link and picture of an HTML text, as they are written. */
export function addressesIn(html: string): string[] {
  const addresses: string[] = [];
  const parser = new Parser({
    onopentag(name, { href, src }) {
      const address = name === "a" ? href : name === "img" ? src : undefined;
      if (address) addresses.push(address);
    },
  });
  parser.end(html);
  return addresses;
}
