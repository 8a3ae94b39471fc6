export const title = "৪০৪ - পাতাটি পাওয়া যায়নি";
export const text = "পাতাটি সরে গেছে, অথবা কখনো ছিলই না। এগুলোর একটিতে দেখুন।";
export const goBackHome = "হোমে ফিরে যান";
export const home = "হোম";
export const about = "আমাদের কথা";
export const contact = "সাহায্য নিন";
