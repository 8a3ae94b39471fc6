import Image from "@tiptap/extension-image";
import { PICTURE_MARK } from "#app/admin/pasting/pasted-pictures.ts";
import { isWrittenAddress } from "#contracts/address.ts";
import { DECORATION } from "#contracts/html/decoration.ts";

export const roleOf = (picture: Element | null): string | null =>
  picture?.getAttribute("role") === DECORATION ? DECORATION : null;

/** Not what the server would leave out again: a pasted picture that is not to stay does not appear. */
export const Picture = Image.extend({
  addAttributes: () => ({
    src: { default: null },
    alt: { default: null },
    title: { default: null },
    width: { default: null },
    height: { default: null },
    role: { default: null, parseHTML: roleOf },
  }),
  parseHTML: () => [
    {
      tag: "img[src]",
      getAttrs: (picture) => {
        const src = picture.getAttribute("src") ?? "";
        return src.startsWith(PICTURE_MARK) || isWrittenAddress(src) ? null : false;
      },
    },
  ],
});
