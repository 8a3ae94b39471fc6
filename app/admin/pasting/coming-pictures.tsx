import { closeHistory } from "@tiptap/pm/history";
import { type Editor, useEditorState } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useBeforeUnload } from "react-router";
import { uploadFile } from "#app/admin/api/upload-file.ts";
import { createUploadQueue, isSignedOut } from "#app/admin/api/upload-queue.ts";
import { UploadState } from "#app/admin/media/upload-state.tsx";
import { useUploads } from "#app/admin/media/use-uploads.ts";
import { useRememberPicture } from "#app/admin/pieces/picture-memory.tsx";
import { SignInDialog } from "#app/admin/session/sign-in-dialog.tsx";
import { showToast } from "#app/ui/toast.ts";
import { DECORATION } from "#contracts/html/decoration.ts";
import type { Media } from "#contracts/media.ts";
import * as words from "#i18n/en/admin/pasting.ts";
import { fill, plural } from "#i18n/fill.ts";
import { pastingOf, withStep } from "./pasting-state.ts";
import { putPicture } from "./picture-places.ts";

/** Pictures on their way into the text: each stands in its place and says how far it is. */
export function ComingPictures({ editor }: { editor: Editor }) {
  const { coming, astray } = useEditorState({
    editor,
    selector: ({ editor }) => pastingOf(editor.state),
    equalityFn: Object.is,
  });
  const [isAsked, setAsked] = useState(true);
  const remember = useRememberPicture();
  const [queue] = useState(() => createUploadQueue(uploadFile));
  const uploads = useUploads(queue, (picture, key) => {
    remember(picture);
    arrive(editor, key, picture);
  });
  const shown = uploads.uploads.filter(({ key }) => coming.some((one) => one.key === key));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each is taken once
  useEffect(() => {
    for (const { key, file } of coming) uploads.take(key, file);
  }, [coming]);
  useEffect(() => {
    if (astray > 0) showToast(plural(words.lostOnTheirWay, astray));
  }, [astray]);
  const left = useRef(0);
  left.current = coming.length;
  useEffect(
    () => () => {
      if (left.current > 0) showToast(plural(words.lostOnTheirWay, left.current));
      queue.empty();
    },
    [queue],
  );
  useBeforeUnload((event) => {
    if (coming.length > 0) event.preventDefault();
  });

  const retry = (wanted: Parameters<typeof uploads.retry>[0]) => {
    setAsked(true);
    uploads.retry(wanted);
  };
  return (
    <>
      {coming.map(({ key, host, file }) => {
        const upload = shown.find((one) => one.key === key);
        return createPortal(
          // biome-ignore lint/a11y/useSemanticElements: a figure within the text would be one of the text
          <div role="group" aria-label={fill(words.pictureComing, { name: file.name })}>
            <p className="font-[620]" dir="auto">
              {file.name}
            </p>
            {upload ? (
              <UploadState
                upload={upload}
                dismissText={words.takeOut}
                onRetry={() => retry((one) => one.key === key)}
                onDismiss={() => {
                  uploads.dismiss(key);
                  editor.view.dispatch(withStep(editor.state.tr, { kind: "taken-out", key }));
                  editor.commands.focus();
                }}
              />
            ) : null}
          </div>,
          host,
          key,
        );
      })}
      <SignInDialog
        isOpen={isAsked && shown.some(isSignedOut)}
        onClose={() => setAsked(false)}
        onSignedIn={() => retry(isSignedOut)}
      />
    </>
  );
}

/** Somebody may have taken it out meanwhile, or left. */
function arrive(editor: Editor, key: string, picture: Media): void {
  if (editor.isDestroyed) return;
  const { state, view, schema } = editor;
  const place = pastingOf(state).coming.find((one) => one.key === key);
  const { image } = schema.nodes;
  if (!place || !image) return;
  const tr = closeHistory(state.tr);
  const alt = place.alt || picture.alt;
  const role = picture.decorative && alt === "" ? DECORATION : null;
  putPicture(tr, place.pos, image.create({ src: picture.url, alt, role }));
  view.dispatch(withStep(tr, { kind: "arrived", key }));
}
