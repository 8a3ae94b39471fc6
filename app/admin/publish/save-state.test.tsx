import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SaveState } from "./save-state.tsx";

const CALM = {
  ...{ status: { kind: "saved" }, isDirty: false, isKeptBySelf: true },
  ...{ beside: null, trouble: null, drafts: { kept: "kept" } },
};
const TYPED = { isDirty: true };
const REST = { icon: "circle-check", text: "Everything is public" } as const;

/** What is said of it, and how urgently. */
function said(given: object): string {
  const document = { ...CALM, ...given } as never;
  const html = renderToStaticMarkup(
    <SaveState document={document} otherName={null as never} rest={REST} />,
  );
  const tone = /text-(danger|warn)/.exec(html)?.[1] ?? "calm";
  const icon = /icons?\.svg#([\w-]+)|data-icon="([\w-]+)"/.exec(html);
  const text = html.replace(/<svg.*?<\/svg>/gs, "").replace(/<[^>]*>/g, "");
  return [tone, icon?.[1] ?? icon?.[2], text].filter(Boolean).join(" · ");
}

test("one line says how what is typed stands, the worst of it first", () => {
  const failed = { kind: "failed", message: "The disk is full.", isAnswered: true };
  const refused = { drafts: { kept: "refused" } };
  const away = { kind: "away", message: "The server does not answer." };
  expect({
    rest: said({}),
    saving: said(TYPED),
    failed: said({ ...TYPED, status: failed, beside: {}, ...refused }),
    lost: said({ status: { ...failed, isAnswered: false } }),
    beside: said({ ...TYPED, beside: {}, ...refused }),
    unkept: said({ ...TYPED, ...refused, trouble: away }),
    nothing: said({ ...refused, trouble: away, isKeptBySelf: false }),
    long: said({ ...TYPED, trouble: { kind: "too-long" } }),
    offline: said({ ...TYPED, trouble: { kind: "offline" } }),
    out: said({ ...TYPED, trouble: { kind: "signed-out" } }),
    away: said({ ...TYPED, trouble: away }),
    refused: said({ ...TYPED, trouble: { ...away, kind: "refused" } }),
    untitled: said({ ...TYPED, isKeptBySelf: false }),
  }).toEqual({
    rest: "calm · circle-check · Everything is public",
    saving: "calm · circle-check · Everything is public",
    failed: "danger · triangle-alert · Not saved, and nothing lost. The disk is full.",
    lost: "danger · triangle-alert · No answer came, so it may be saved already. Nothing is lost: press again to see.",
    beside: "calm · users · You changed this in another window too. Look at both",
    unkept:
      "danger · triangle-alert · This device does not keep what you type: its storage is full or blocked. Save before you leave.",
    nothing: "calm · circle-check · Everything is public",
    long: "danger · triangle-alert · Too long to save here (over 1 MB). It stays on this device; shorten it or take pictures out.",
    offline: "warn · wifi-off · Offline: kept on this device",
    out: "warn · wifi-off · Signed out: kept on this device. Sign in",
    away: "warn · wifi-off · Kept on this device. The server does not answer.",
    refused: "warn · wifi-off · Kept on this device. The server does not answer.",
    untitled: "calm · pencil · Kept on this device until it has a title",
  });
});
