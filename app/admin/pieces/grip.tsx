import { AdminIcon } from "./admin-icon.tsx";

type GripProps = {
  title: string;
  /** What another field takes that it is dropped on. */
  text: string;
  onDrag: (isDragging: boolean) => void;
};

/** By which a pointer drags a part of a list; buttons, or keys, do the same. */
export const Grip = ({ title, text, onDrag }: GripProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: for a pointer
  <span
    className="grip"
    draggable
    title={title}
    onDragStart={({ dataTransfer }) => {
      dataTransfer.effectAllowed = "move";
      dataTransfer.setData("text/plain", text);
      onDrag(true);
    }}
    onDragEnd={() => onDrag(false)}
  >
    <AdminIcon name="grip-vertical" />
  </span>
);
