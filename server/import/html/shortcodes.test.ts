import { expect, test } from "vitest";
import { withoutShortcodes } from "./shortcodes.ts";

const attachment = (id: string) => ({
  ...{ id, address: `https://old.example/${id}.jpg`, title: `Title ${id}` },
  ...{ alt: `"Alt" ${id}`, caption: `Said ${id}` },
});
const library = { attachments: new Map([["7", attachment("7")]]), own: [attachment("9")] };
const shown = (text: string) => {
  const { html, notes } = withoutShortcodes(text, library);
  return [html.trim(), notes.map(({ what, name }) => `${what} ${name}`)];
};
const figure = (id: string) =>
  `<figure><img src="https://old.example/${id}.jpg" alt="&quot;Alt&quot; ${id}"><figcaption>Said ${id}</figcaption></figure>`;
const film = (address: string) => `<audio src="${address}" title=""></audio>`;

test.each<[text: string, html: string, notes?: string[]]>([
  [
    "[caption caption='At dawn']<img src='/x.jpg'>[/caption]",
    "<figure><img src='/x.jpg'><figcaption>At dawn</figcaption></figure>",
  ],
  [
    "[wp_caption]<img src='/x.jpg'> At dawn[/wp_caption]",
    "<figure><img src='/x.jpg'><figcaption>At dawn</figcaption></figure>",
  ],
  ["[caption]No picture[/caption]", "No picture"],
  ['[gallery ids="7,8"]', `<figure class="wp-block-gallery">${figure("7")}</figure>`],
  ["[gallery include=7]", `<figure class="wp-block-gallery">${figure("7")}</figure>`],
  ["[GALLERY IDS='7']", `<figure class="wp-block-gallery">${figure("7")}</figure>`],
  ["[gallery]", `<figure class="wp-block-gallery">${figure("9")}</figure>`],
  ['[gallery ids="8"]', "", ["shortcodes gallery"]],
  ['[playlist ids="7"]', '<audio src="https://old.example/7.jpg" title="Title 7"></audio>'],
  ["[audio mp3='/a.mp3']", film("/a.mp3")],
  ["[video width='3' mp4=\"/a.mp4\"][/video]", film("/a.mp4")],
  ["[video]/a.webm[/video]", film("/a.webm")],
  ["[video]", ""],
  ["[embed]https://v.example/1[/embed]", "https://v.example/1"],
  ['[embed src="https://v.example/1"]', "https://v.example/1"],
  ["[wpforms id='1']", "<form></form>"],
  ["[gravityform id='1']", "<form></form>"],
  ["[mc4wp_form]", "<form></form>"],
  ["[contact-form][contact-field label='Name'][/contact-form]", "<form></form>"],
  [
    "[btn href='https://b.example/?a=1&b=2']Book[/btn]",
    '<a href="https://b.example/?a=1&amp;b=2">https://b.example/?a=1&amp;b=2</a>\n\nBook',
    ["shortcodes btn"],
  ],
  ["[btn url='javascript:alert(1)']Book[/btn]", "Book", ["shortcodes btn"]],
  ["[btn url='/book']Book[/btn]", "Book", ["shortcodes btn"]],
  ["[su_divider]", "", ["shortcodes su_divider"]],
  ["See [sic] and [1].", "See [sic] and [1]."],
  ["[[gallery]]", "[gallery]"],
  ["[/gallery]", "[/gallery]"],
])("%s is shown as %s", (text, html, notes = []) => {
  expect(shown(text)).toEqual([html, notes]);
});
