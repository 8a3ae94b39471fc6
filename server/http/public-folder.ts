/** Where art and other public files lie, from the project's root: the build copies them. */
export const PUBLIC_FOLDER = import.meta.env.PROD ? "build/client" : "public";
