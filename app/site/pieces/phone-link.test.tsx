import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PhoneLink } from "./phone-link.tsx";

test("a number is dialled in digits that every phone knows, and says that it calls", () => {
  expect(renderToStaticMarkup(<PhoneLink number="+৮৮০ ১৮১১-০০০১১১" />)).toBe(
    '<a href="tel:+8801811000111" class="tel" aria-label="Call +৮৮০ ১৮১১-০০০১১১"><bdi dir="ltr">+৮৮০ ১৮১১-০০০১১১</bdi></a>',
  );
});
