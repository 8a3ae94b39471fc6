import { useState } from "react";
import { flushSync } from "react-dom";
import { expect, test } from "vitest";
import { showPiece } from "#tests/support/show-piece.tsx";
import { SharePreview } from "./share-preview.tsx";

const SHARED = {
  link: "https://rihla.example/p/x?preview=1&s=2",
  expiresAt: "2026-12-02T06:00:00.000Z",
};
const EARLIER = { by: { name: "Rahim" }, expiresAt: "2026-11-28T06:00:00.000Z" };
const REFUSED = { status: 409, body: { message: "Not now." } };
const LOST = { status: 504, body: {} };

/** What comes of opening it and of each press, by what is answered. */
async function outcome(
  answers: Record<string, { status?: number; body?: unknown }>,
  presses: string[],
) {
  let closed = 0;
  const screen = showPiece(
    <SharePreview
      place={{ kind: "page", id: "about" }}
      onClose={() => {
        closed += 1;
      }}
    />,
    (asked) => answers[asked.split(" ")[0] ?? ""] ?? {},
  );
  const came = [await screen.came()];
  for (const name of presses) came.push(await screen.press(name));
  return [
    ...came.map((lines) =>
      lines
        .filter((line) => /status|^\+ \[|^\+ <[^‹]|input|error|success|sent|Works/.test(line))
        .join(" · "),
    ),
    closed,
  ];
}

const CASES: readonly [
  what: string,
  answers: Parameters<typeof outcome>[0],
  presses: string[],
  comes: (string | number)[],
][] = [
  [
    "an address is made at once",
    { GET: { body: null }, POST: { body: SHARED } },
    ["Withdraw it"],
    [
      '+ div role=status: · + Address ("Address" input value=https://rihla.example/p/x?preview=1&s=2 dir=ltr readonly) <‹copy› Copy> · + <Withdraw it> [Send on WhatsApp | href=https://wa.me/?text=https%3A%2F%2Frihla.example%2Fp%2Fx%3Fpreview%3D1%26s%3D2 target=_blank rel=noreferrer] · sent POST /api/drafts/page/about/preview',
      "success: Withdrawn. The address shows nothing any more. · sent DELETE /api/drafts/page/about/preview",
      1,
    ],
  ],
  [
    "one was made before",
    { GET: { body: EARLIER }, POST: { body: SHARED } },
    ["Make a new address"],
    [
      "+ div role=status: Rahim shared these changes already. That address works until 28 November 12:00 pm, Dhaka time. For safety it was shown only once; a new one takes its place, and the old one stops working. · + <Withdraw it> <Make a new address>",
      '+ div role=status: · + Address ("Address" input value=https://rihla.example/p/x?preview=1&s=2 dir=ltr readonly) <‹copy› Copy> · + <Withdraw it> [Send on WhatsApp | href=https://wa.me/?text=https%3A%2F%2Frihla.example%2Fp%2Fx%3Fpreview%3D1%26s%3D2 target=_blank rel=noreferrer] · sent POST /api/drafts/page/about/preview',
      0,
    ],
  ],
  [
    "one was made before, and is withdrawn",
    { GET: { body: EARLIER }, DELETE: { body: {} } },
    ["Withdraw it"],
    [
      "+ div role=status: Rahim shared these changes already. That address works until 28 November 12:00 pm, Dhaka time. For safety it was shown only once; a new one takes its place, and the old one stops working. · + <Withdraw it> <Make a new address>",
      "success: Withdrawn. The address shows nothing any more. · sent DELETE /api/drafts/page/about/preview",
      1,
    ],
  ],
  [
    "withdrawing is refused",
    { GET: { body: EARLIER }, DELETE: REFUSED },
    ["Withdraw it"],
    [
      "+ div role=status: Rahim shared these changes already. That address works until 28 November 12:00 pm, Dhaka time. For safety it was shown only once; a new one takes its place, and the old one stops working. · + <Withdraw it> <Make a new address>",
      "error: Not now. · sent DELETE /api/drafts/page/about/preview",
      0,
    ],
  ],
  [
    "withdrawing has no answer",
    { GET: { body: EARLIER }, DELETE: LOST },
    ["Withdraw it"],
    [
      "+ div role=status: Rahim shared these changes already. That address works until 28 November 12:00 pm, Dhaka time. For safety it was shown only once; a new one takes its place, and the old one stops working. · + <Withdraw it> <Make a new address>",
      "error: No answer came, so it may be done already. Load the page again to see, before you repeat it. · sent DELETE /api/drafts/page/about/preview",
      0,
    ],
  ],
  [
    "asking is refused",
    { GET: REFUSED },
    [],
    ["+ div role=status: Making the address · error: Not now.", 1],
  ],
  [
    "making is refused",
    { GET: { body: null }, POST: REFUSED },
    [],
    [
      "+ div role=status: Making the address · error: Not now. · sent POST /api/drafts/page/about/preview",
      1,
    ],
  ],
];

test.each(CASES)("%s", async (_, answers, presses, comes) => {
  expect(await outcome(answers, presses)).toEqual(comes);
});

test("whoever closes it before it is known whether there is an address makes none", async () => {
  let close: () => void = () => {};
  function Page() {
    const [isOpen, setOpen] = useState(true);
    close = () => flushSync(() => setOpen(false));
    return isOpen ? <SharePreview place={{ kind: "page", id: "about" }} onClose={close} /> : null;
  }
  const screen = showPiece(<Page />, (asked) => ({
    body: asked.startsWith("GET") ? null : SHARED,
  }));
  close();
  expect((await screen.came()).filter((line) => line.startsWith("sent"))).toEqual([]);
});
