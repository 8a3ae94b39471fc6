export const choose = "এই সাইটের পাতা ও লেখা";
export const offered = {
  one: "বাছার মতো {count}টি",
  other: "বাছার মতো {count}টি",
} as const;
