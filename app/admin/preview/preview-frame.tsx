import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Segmented } from "#app/admin/pieces/segmented.tsx";
import { IconSprite } from "#app/ui/icon.tsx";
import * as words from "#i18n/en/admin/preview.ts";
import { PreviewBoundary } from "./preview-boundary.tsx";

type Device = "phone" | "computer";

/** As large as there is room for, up to `largest`. */
const DEVICES = {
  phone: { width: 390, height: 790, largest: 0.785 },
  computer: { width: 1280, height: 860, largest: 1 },
} as const;

/** Its frame, and some of the stage on both sides. */
const AROUND_PX = 32;

/** Where form and preview stand side by side. */
const BESIDE = "(width >= 64rem)";
/** Bar, head of the preview, stage, frame and save bar. */
const BARS_PX = 320;
const LEAST_HEIGHT_PX = 320;

/** The frame has a width of its own, so the public pieces are laid out as on the real page. */
const EMPTY_PAGE = "<!doctype html><html><head></head><body></body></html>";

type PreviewFrameProps = {
  title: string;
  /** What is being edited: the frame goes there. */
  edited?: string;
  /** Above it. */
  heading?: string;
  /** Where there is room it begins with a computer. */
  isWide?: boolean;
  /** What stands above it takes so much of its room. */
  abovePx?: number;
  children: ReactNode;
};

/** The public page beside its form, on a phone or on a computer. */
export function PreviewFrame(props: PreviewFrameProps) {
  const { title, edited, heading = words.livePreview, isWide, abovePx = 0, children } = props;
  const [device, setDevice] = useState<Device>("phone");
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<HTMLElement | null>(null);
  const stageWidth = useWidth(stage);
  const { width, height, largest } = DEVICES[device];
  const room = Math.max(0, stageWidth - AROUND_PX);
  const roomHeight = useRoomHeight(abovePx);
  const scale = Math.min(largest, room / width, roomHeight / height);

  const open = (element: HTMLIFrameElement | null) => {
    const inside = element?.contentDocument;
    if (inside?.readyState !== "complete" || inside.URL !== "about:srcdoc") return;
    // Nothing can be measured before the style sheet has loaded.
    void dress(inside).then(() => setPage(inside.body));
  };
  // The frame may have loaded before React started on the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => open(frame.current), []);

  useEffect(() => {
    if (isWide && window.matchMedia(BESIDE).matches) setDevice("computer");
  }, [isWide]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is edited
  useEffect(() => {
    const part = page?.querySelector<HTMLElement>("[data-edited]");
    if (part) page?.ownerDocument.defaultView?.scrollTo({ top: part.offsetTop - 8 });
  }, [page, edited, device]);

  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <h2 className="me-auto font-[640] font-text text-ui tracking-normal">{heading}</h2>
        <Segmented
          label={words.previewSize}
          chosen={device}
          onChoose={setDevice}
          options={[
            { value: "phone", label: words.phone, icon: "smartphone" },
            { value: "computer", label: words.computer, icon: "monitor" },
          ]}
        />
      </div>
      <div ref={stage} className="preview-stage">
        <div
          className={`preview-${device}`}
          data-waiting={page === null || undefined}
          style={{ width: width * scale, height: height * scale }}
        >
          <iframe
            ref={frame}
            title={title}
            srcDoc={EMPTY_PAGE}
            onLoad={(event: SyntheticEvent<HTMLIFrameElement>) => open(event.currentTarget)}
            style={{ width, height, scale }}
          />
        </div>
      </div>
      {page
        ? createPortal(
            <PreviewedPage>
              <PreviewBoundary>{children}</PreviewBoundary>
            </PreviewedPage>,
            page,
          )
        : null}
    </>
  );
}

/** Our sheets and the chosen look. */
async function dress(page: Document): Promise<void> {
  page.documentElement.lang = document.documentElement.lang;
  page.documentElement.dir = document.documentElement.dir;
  Object.assign(page.documentElement.dataset, document.documentElement.dataset);
  page.documentElement.classList.add("previewed");
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const loading = sheets.map((sheet) => {
    const copy = page.createElement("link");
    const isLoaded = new Promise((resolve) => {
      copy.onload = resolve;
      copy.onerror = resolve;
    });
    copy.rel = "stylesheet";
    copy.href = sheet.href;
    page.head.append(copy);
    return isLoaded;
  });
  await Promise.all(loading);
}

/** Nothing of it is pressed; its signs are drawn from what it brings along itself. */
const PreviewedPage = ({ children }: { children: ReactNode }) => (
  <div inert>
    {children}
    <IconSprite />
  </div>
);

/** Beside the form the whole device is seen: what the bars and the head of the preview leave. */
function useRoomHeight(abovePx: number): number {
  const [height, setHeight] = useState(Number.POSITIVE_INFINITY);
  useEffect(() => {
    const measure = () =>
      setHeight(
        window.matchMedia(BESIDE).matches
          ? Math.max(LEAST_HEIGHT_PX, window.innerHeight - BARS_PX - abovePx)
          : Number.POSITIVE_INFINITY,
      );
    measure();
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, [abovePx]);
  return height;
}

function useWidth(element: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(436);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
