import { TextPage } from "#app/site/pages/text-page.tsx";
import { textSections } from "#contracts/html/text-sections.ts";
import * as words from "#i18n/en/admin/preview.ts";
import { PreviewFrame } from "./preview-frame.tsx";
import { useFilled } from "./use-filled.ts";

type OwnPagePreviewProps = {
  page: { title: string; content: string };
  heading?: string;
  isWide?: boolean;
};

/** The public page, of what is typed. */
export function OwnPagePreview({ page, ...frame }: OwnPagePreviewProps) {
  const { title, content } = useFilled(page, { isHtml: true });
  return (
    <PreviewFrame title={words.pagePreview} {...frame}>
      <TextPage title={title} sections={textSections(content)} />
    </PreviewFrame>
  );
}
