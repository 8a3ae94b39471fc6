export const bytes = "{count} বাইট";
export const kilobytes = "{count} কেবি";
export const megabytes = "{count} এমবি";
export const gigabytes = "{count} জিবি";
