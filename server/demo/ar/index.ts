export { default as about } from "./about.json" with { type: "json" };
export { default as blogs } from "./blogs.json" with { type: "json" };
export { default as contact } from "./contact.json" with { type: "json" };
export { default as home } from "./home.json" with { type: "json" };
export { default as packages } from "./packages.json" with { type: "json" };
export { default as privacy } from "./privacy.json" with { type: "json" };
export { default as settings } from "./settings.json" with { type: "json" };
export { default as types } from "./types.json" with { type: "json" };
