import { expect, test } from "vitest";
import { type XmlItem, xmlItems } from "./xml-items.ts";

async function* inPieces(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += 97) yield text.slice(at, at + 97);
}

async function itemsOf(text: string): Promise<XmlItem[]> {
  const found: XmlItem[] = [];
  for await (const one of xmlItems(inPieces(text))) found.push(one);
  return found;
}

const channel = (inside: string): string =>
  `<rss><channel><wp:wxr_version>1.2</wp:wxr_version>${inside}</channel></rss>`;

test("an item counts its comments, and keeps of each of its own fields the first thousand signs", async () => {
  const comments = "<wp:comment><wp:comment_id>7</wp:comment_id></wp:comment>".repeat(2);
  const meta = (key: string, value: string): string =>
    `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`;
  const [item, ...others] = await itemsOf(
    channel(
      `<item><title>Oman</title>${comments}${meta("short", "one")}${meta("long", "x".repeat(1500))}</item>`,
    ),
  );
  expect(others).toEqual([]);
  expect(item).toMatchObject({
    fields: { title: "Oman" },
    comments: 2,
    meta: { short: "one", long: "x".repeat(1000) },
  });
});

test("only what stands in the channel itself is an item", async () => {
  const named = (title: string): string => `<item><title>${title}</title></item>`;
  const items = await itemsOf(channel(`<box>${named("Deeper")}</box>${named("Oman")}`));
  expect(items.map(({ fields }) => fields)).toEqual([{ title: "Oman" }]);
});

test("a file that begins with another element is not one of WordPress, whatever stands in it", async () => {
  await expect(itemsOf(`<feed>${channel("")}</feed>`)).rejects.toMatchObject({
    code: "import-not-wordpress",
  });
  expect(await itemsOf(channel(""))).toEqual([]);
});

test("an item that stands in another one is refused: neither of them could be read rightly", async () => {
  const inner = "<item><title>Inner</title></item>";
  await expect(
    itemsOf(channel(`<item><title>Outer</title>${inner}<link>/outer</link></item>`)),
  ).rejects.toMatchObject({ code: "import-damaged" });
});
