export const fix = {
  zero: "কিছু ঠিক করার নেই",
  one: "একটি জায়গা ঠিক করুন",
  other: "{count}টি জায়গা ঠিক করুন",
} as const;
export const leaveEmpty = "এটি খালি রাখুন";
export const notThrough = "বার্তাটি পৌঁছায়নি। আপনার লেখা রাখা আছে: ইন্টারনেট সংযোগ দেখে আবার পাঠান।";
export const password = "পাসওয়ার্ড";
export const show = "দেখান";
export const hide = "লুকান";
export const showPassword = "পাসওয়ার্ড দেখান";
export const hidePassword = "পাসওয়ার্ড লুকান";

export const tooLarge =
  "লেখাটি এই ফরমের জন্য বেশি বড়। ৫,০০০ অক্ষরের মধ্যে এনে আবার পাঠান। ফরমটি এখন খালি দেখালে ব্রাউজারের পেছনে যাওয়ার বোতাম চাপুন, আপনার লেখা ফিরে আসবে।";
export const unreadable = "ফরমটি পুরোপুরি পৌঁছায়নি। অনুগ্রহ করে আবার পূরণ করে পাঠান।";
