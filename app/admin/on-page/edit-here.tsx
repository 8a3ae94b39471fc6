import { createRoot, type Root } from "react-dom/client";
import pictureStyles from "#app/admin/on-page/spots/edit-pictures.css?inline";
import { setAdminSheet } from "#app/admin/on-page/spots/with-admin-sheet.ts";
import { askEditing } from "#app/admin/on-page/storing/ask-editing.ts";
import editBarStyles from "./edit-bar.css?inline";
import styles from "./edit-here.css?inline";
import { EditLayer } from "./edit-layer.tsx";
import { leavePreview } from "./leave-preview.ts";
import { openHere } from "./page-router.ts";
import barStyles from "./staff-bar.css?inline";

/**
 * Makes a page that React has taken over one that is edited where it stands.
 * @param address where its texts are marked
 * @param sheetAddress of the admin area
 * @throws when the page cannot be shown like that here: the address leads to it too
 */
export async function editHere(address: string, sheetAddress: string): Promise<Root> {
  setAdminSheet(sheetAddress);
  const asked = Promise.all([askEditing(address), openHere(address)]);
  // What a sheet changes is counted while the answers are on their way.
  const sheet = Object.assign(document.createElement("style"), {
    textContent: barStyles + styles + editBarStyles + pictureStyles,
  });
  document.body.append(sheet);
  const [editing] = await asked;
  leavePreview();
  document.querySelector("body > .staff-bar")?.remove();
  const layer = Object.assign(document.createElement("div"), { className: "edit-here" });
  document.body.append(layer);
  const root = createRoot(layer, { identifierPrefix: "edit-" });
  root.render(<EditLayer opened={editing} />);
  return root;
}
