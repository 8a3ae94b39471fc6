import { AdminIcon } from "#app/admin/shell/admin-icon.tsx";

type EditorLossesProps = {
  /** What is edited: "post". */
  thing: string;
  lost: string[];
};

/** Says what stored HTML holds and the editor would not give back, before anything is saved. */
export function EditorLosses({ thing, lost }: EditorLossesProps) {
  if (lost.length === 0) return null;
  return (
    <div className="notice-card mb-5" role="status">
      <AdminIcon name="triangle-alert" />
      <p>
        This {thing} holds something the editor cannot keep: {lost.join(", ")}. It stays as it is
        until you change the content and save.
      </p>
    </div>
  );
}
