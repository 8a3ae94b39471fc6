/** At most, of the file of another program. */
export const IMPORT_BYTES = 500 * 1024 * 1024;

/** With boundaries, headers and the words beside the file. */
export const IMPORT_FORM_BYTES = IMPORT_BYTES + 16 * 1024;

/** An import begins with a file, or with the address of a site. @param type of the body */
export const isImportFile = (type = ""): boolean => type.startsWith("multipart/form-data");
