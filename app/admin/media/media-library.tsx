import { Tabs } from "radix-ui";
import { type DragEvent, useEffect, useState } from "react";
import { TryAgain } from "#app/admin/pieces/try-again.tsx";
import { EmptyState } from "#app/site/pieces/empty-state.tsx";
import { Dots } from "#app/site/pieces/waiting.tsx";
import type { Media } from "#contracts/media.ts";
import * as words from "#i18n/en/admin/media.ts";
import { libraryUploads } from "./library-uploads.ts";
import { ArtTiles, PictureTiles } from "./media-tiles.tsx";
import { UploadRows } from "./upload-rows.tsx";
import type { MediaList } from "./use-media-list.ts";
import { useUploads } from "./use-uploads.ts";

type MediaLibraryProps = {
  list: MediaList;
  onPicture: (picture: Media) => void;
  onArt: (address: string) => void;
  /** What a press on one does, where that is not opening it. */
  pressText?: string | undefined;
};

/** Pictures and Illustrations. Files come in by button, by dropping and by pasting. */
export function MediaLibrary({ list, onPicture, onArt, pressText }: MediaLibraryProps) {
  const uploads = useUploads(libraryUploads, list.put);
  const [isOver, setOver] = useState(false);
  usePastedFiles(uploads.add);

  const dropping = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes("Files")) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      uploads.add(event.dataTransfer.files);
    },
  };

  return (
    <Tabs.Root
      defaultValue="pictures"
      className="media-library"
      data-over={isOver || undefined}
      {...dropping}
    >
      <Tabs.List className="media-tabs" aria-label={words.kindsOfPictures}>
        <Tabs.Trigger value="pictures">{words.pictures}</Tabs.Trigger>
        <Tabs.Trigger value="illustrations">{words.illustrations}</Tabs.Trigger>
      </Tabs.List>
      {/* What is typed there, and what is coming in, outlives a look at the other tab. */}
      <Tabs.Content value="pictures" tabIndex={-1} forceMount className="media-pictures">
        <search className="media-search">
          <label>
            <span className="field-label">{words.searchPictures}</span>
            <input
              type="search"
              className="input"
              value={list.q}
              onChange={(event) => list.search(event.target.value)}
            />
          </label>
        </search>
        <UploadRows uploads={uploads} onDescribed={list.put} onGone={list.drop} />
        <Pictures {...{ list, onPicture, pressText }} onFiles={uploads.add} />
      </Tabs.Content>
      <Tabs.Content value="illustrations" tabIndex={-1}>
        <p className="my-4 text-ink2">{words.illustrationsText}</p>
        <ArtTiles onPick={onArt} pressText={pressText} />
      </Tabs.Content>
    </Tabs.Root>
  );
}

type PicturesProps = Pick<MediaLibraryProps, "list" | "onPicture" | "pressText"> & {
  onFiles: (files: FileList) => void;
};

function Pictures({ list, onPicture, pressText, onFiles }: PicturesProps) {
  const { pictures, problem } = list;
  if (problem) {
    return (
      <EmptyState title={words.picturesNotLoaded} text={problem}>
        <TryAgain className="button-primary" onPress={() => void list.retry()} />
      </EmptyState>
    );
  }
  if (!pictures) return <Dots />;
  return (
    <>
      <PictureTiles {...{ pictures, pressText, onFiles }} onPick={onPicture} />
      <p role="status" className="mt-4 text-ink2">
        {pictures.length > 0 ? null : list.q ? words.noPictureFound : words.noPictures}
      </p>
      {list.isWhole ? null : (
        <button
          type="button"
          className="button button-secondary mt-2"
          onClick={() => void list.showMore()}
        >
          {words.showMorePictures}
        </button>
      )}
    </>
  );
}

/** Text that is pasted into a field is left to the field. */
function usePastedFiles(onFiles: (files: FileList) => void): void {
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData?.files.length) onFiles(clipboardData.files);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  });
}
