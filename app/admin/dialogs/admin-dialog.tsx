import { Dialog } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { focusFirstField } from "#app/admin/focus/focus-first-field.ts";
import { useFocusReturn } from "#app/admin/focus/use-focus-return.ts";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import * as words from "#i18n/en/admin/shell.ts";
import { DialogBelow, useStandAbove } from "./dialog-order.ts";

type AdminDialogProps = {
  title: string;
  text?: string;
  children: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  className?: string;
  /** Puts the focus somewhere else when it closes. @returns false when it did not */
  onFocusReturn?: (() => boolean) | undefined;
};

/** Focus goes in, to the field it begins with if it does, stays in, and goes back where it came from. */
export function AdminDialog({ title, text, isOpen, onClose, ...props }: AdminDialogProps) {
  const focusReturn = useFocusReturn(props.onFocusReturn);
  const closeAbove = useRef<(() => void) | null>(null);
  useStandAbove(isOpen, onClose);

  function onEscapeKeyDown(event: KeyboardEvent) {
    // A list that is open in it closes first, and so does a dialog over it.
    if (!closeAbove.current && !isListOpen(event.target)) return;
    event.preventDefault();
    closeAbove.current?.();
  }

  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-ground" />
        <Dialog.Content
          className={`dialog ${props.className ?? ""}`.trim()}
          {...focusReturn}
          onOpenAutoFocus={(event) => {
            focusReturn.onOpenAutoFocus();
            focusFirstField(event);
          }}
          onEscapeKeyDown={onEscapeKeyDown}
          {...(text ? {} : { "aria-describedby": undefined })}
        >
          <div className="flex items-start gap-3">
            <Dialog.Title className="dialog-title me-auto">{title}</Dialog.Title>
            <Dialog.Close className="icon-button -mt-2 -me-2" aria-label={words.close}>
              <AdminIcon name="x" />
            </Dialog.Close>
          </div>
          {text ? <Dialog.Description className="text-ink2">{text}</Dialog.Description> : null}
          <DialogBelow value={closeAbove}>{props.children}</DialogBelow>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const isListOpen = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches("[role=combobox][aria-expanded=true]");
