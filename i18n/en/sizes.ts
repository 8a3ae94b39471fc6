/** How large files are, and disks. */
export const bytes = "{count} bytes";
export const kilobytes = "{count} KB";
export const megabytes = "{count} MB";
export const gigabytes = "{count} GB";
