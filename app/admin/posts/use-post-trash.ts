import { useTrash } from "#app/admin/writing/use-trash.ts";
import { inTrash } from "#i18n/en/admin/posts.ts";

export const usePostTrash = () => useTrash("blogs", inTrash);
