import { DropdownMenu } from "radix-ui";
import { useNavigate } from "react-router";
import { AdminIcon } from "#app/admin/pieces/admin-icon.tsx";
import { departureAddress } from "#app/site/departures/departure-address.ts";
import type { ListedDeparture } from "#contracts/departure-row.ts";
import { editorAddress } from "#contracts/editor-address.ts";
import * as words from "#i18n/en/admin/departures.ts";
import { fill } from "#i18n/fill.ts";

type MoreProps = {
  departure: ListedDeparture;
  name: string;
  onDelete: (departure: ListedDeparture) => void;
};

/** What can be done with one of them. */
export function DepartureMore({ departure, name, onDelete }: MoreProps) {
  const navigate = useNavigate();
  const { id, version, body } = departure;
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        className="icon-button"
        aria-label={fill(words.moreFor, { days: name })}
      >
        <AdminIcon name="ellipsis" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="end" sideOffset={4} collisionPadding={8}>
          <DropdownMenu.Item
            className="menu-item"
            onSelect={() => void navigate(editorAddress({ kind: "departure", id }))}
          >
            <AdminIcon name="pencil" /> {words.edits}
          </DropdownMenu.Item>
          {version > 0 ? (
            <DropdownMenu.Item className="menu-item" asChild>
              <a href={departureAddress({ ...body, _id: id })} target="_blank" rel="noopener">
                <AdminIcon name="eye" /> {words.view}
              </a>
            </DropdownMenu.Item>
          ) : null}
          <DropdownMenu.Item className="menu-item text-danger" onSelect={() => onDelete(departure)}>
            <AdminIcon name="trash" /> {words.deletes}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
