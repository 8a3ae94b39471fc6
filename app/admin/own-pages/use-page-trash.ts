import { useTrash } from "#app/admin/writing/use-trash.ts";
import { inTrash } from "#i18n/en/admin/own-pages.ts";

export const usePageTrash = () => useTrash("pages", inTrash);
