export const bytes = "{count} بايت";
export const kilobytes = "{count} كيلوبايت";
export const megabytes = "{count} ميغابايت";
export const gigabytes = "{count} غيغابايت";
