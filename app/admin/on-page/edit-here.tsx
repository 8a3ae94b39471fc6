import { hydrateRoot } from "react-dom/client";
import { EDITING_ID, type Editing } from "#contracts/editing.ts";
import { EditLayer } from "./edit-layer.tsx";

const told = document.getElementById(EDITING_ID);
const layer = document.querySelector(".edit-here");
if (told && layer) {
  const editing: Editing = JSON.parse(told.textContent);
  // Beside the page's own root.
  hydrateRoot(layer, <EditLayer editing={editing} />, { identifierPrefix: "edit-" });
}
