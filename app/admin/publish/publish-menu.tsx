import { DropdownMenu } from "radix-ui";
import { useRef, useState } from "react";
import { ConfirmDialog } from "#app/admin/dialogs/confirm-dialog.tsx";
import { AdminIcon, type AdminIconName } from "#app/admin/pieces/admin-icon.tsx";
import * as words from "#i18n/en/admin/editor.ts";
import * as preview from "#i18n/en/admin/preview.ts";
import { type OnPlan, PublishLater, type ToLookAt } from "./publish-later.tsx";
import type { EditedThing } from "./use-going-languages.ts";

type Previews = { open: () => Promise<void>; share: () => Promise<void> };

type PublishMenuProps = {
  isDisabled: boolean;
  onKeep: () => void;
  onPlan: OnPlan;
  onPublishNow: () => void;
  /** What is made already can be looked at. */
  previews: Previews | null;
  /** Whose other languages can go public with it. */
  edited?: EditedThing | null;
  /** Where changes wait, and something else is public. */
  onThrowAway?: (() => void) | undefined;
  toLookAt?: ToLookAt | undefined;
  isPlanning: boolean;
  onPlanning: (isPlanning: boolean) => void;
};

/** Beside the button that publishes: what does not publish now. */
export function PublishMenu({ isDisabled, onThrowAway, previews, ...props }: PublishMenuProps) {
  const { isPlanning, onPlanning } = props;
  const [isAsked, setAsked] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  // A dialog that opens gives the focus back to it: the menu is gone by then.
  const afterMenu = (act: () => void) => () => {
    trigger.current?.focus();
    act();
  };
  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger
          ref={trigger}
          className="button button-primary split-menu"
          aria-label={words.moreWays}
          title={words.moreWays}
          disabled={isDisabled}
        >
          <AdminIcon name="chevron-down" />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            className="menu publish-menu"
            side="top"
            align="end"
            sideOffset={8}
            collisionPadding={8}
          >
            <Item icon="inbox" label={words.keepAsDraft} onChosen={props.onKeep}>
              {words.nothingPublicChanges}
            </Item>
            <Item
              icon="clock"
              label={words.publishLater}
              onChosen={afterMenu(() => onPlanning(true))}
            />
            {previews ? (
              <>
                <DropdownMenu.Separator className="menu-line" />
                <Item icon="eye" label={preview.preview} onChosen={() => void previews.open()} />
                <Item
                  icon="share"
                  label={preview.sharePreviewDots}
                  onChosen={afterMenu(() => void previews.share())}
                >
                  {preview.forSomebody}
                </Item>
              </>
            ) : null}
            {onThrowAway ? (
              <>
                <DropdownMenu.Separator className="menu-line" />
                <Item
                  icon="undo"
                  label={words.throwAway}
                  isDanger
                  onChosen={afterMenu(() => setAsked(true))}
                />
              </>
            ) : null}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <PublishLater
        isOpen={isPlanning}
        toLookAt={props.toLookAt}
        edited={props.edited ?? null}
        onClose={() => onPlanning(false)}
        onPlan={(...planned) => {
          onPlanning(false);
          props.onPlan(...planned);
        }}
        onPublishNow={() => {
          onPlanning(false);
          props.onPublishNow();
        }}
      />
      <ConfirmDialog
        isOpen={isAsked}
        title={words.throwAwayTitle}
        text={words.throwAwayText}
        keepLabel={words.notNow}
        goLabel={words.throwThemAway}
        isDanger
        onKeep={() => setAsked(false)}
        onGo={() => {
          setAsked(false);
          onThrowAway?.();
        }}
      />
    </>
  );
}

type ItemProps = {
  icon: AdminIconName;
  label: string;
  isDanger?: boolean;
  onChosen: () => void;
  /** What comes of it. */
  children?: string;
};

function Item({ icon, label, isDanger, onChosen, children }: ItemProps) {
  return (
    <DropdownMenu.Item className={`menu-item ${isDanger ? "text-danger" : ""}`} onSelect={onChosen}>
      <AdminIcon name={icon} />
      <span>
        {label}
        {children ? <small>{children}</small> : null}
      </span>
    </DropdownMenu.Item>
  );
}
