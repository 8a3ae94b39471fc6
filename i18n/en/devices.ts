/** Where somebody is signed in, as near as the name of a browser tells. */
export const unknownDevice = "An unknown browser or program";
export const deviceOf = "{browser} on {system}";
export const someBrowser = "A browser on {system}";
export const browsers = {
  edge: "Edge",
  opera: "Opera",
  samsung: "Samsung Internet",
  firefox: "Firefox",
  chrome: "Chrome",
  safari: "Safari",
} as const;
export const systems = {
  iphone: "iPhone",
  ipad: "iPad",
  android: "Android",
  chromebook: "a Chromebook",
  windows: "Windows",
  mac: "a Mac",
  linux: "Linux",
} as const;
