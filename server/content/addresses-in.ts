import { Parser } from "htmlparser2";

/** Of every link and picture of HTML, as they are written. */
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
