export const name = "নাম";
export const yourName = "আপনার নাম";
export const email = "ইমেইল";
export const phone = "মোবাইল নম্বর";
export const phoneExample = "01XXX-XXXXXX";
export const message = "বার্তা";
export const sendMessage = "বার্তা পাঠান";
export const sending = "পাঠানো হচ্ছে";
export const month = "মাস";
export const notSure = "ঠিক করিনি";
export const notSureYet = "এখনো ঠিক করিনি";
export const travellers = "কতজন যাবেন";
export const fewer = "একজন কমান";
export const more = "একজন বাড়ান";
export const askPrice = "দাম জেনে নিন";
export const callBack = "আমরা {when} ফোন করব।";
export const soon = "যত তাড়াতাড়ি পারি";
export const getStarted = "শুরু করুন";
export const noPayment = "এখন কোনো টাকা লাগবে না। এখানে আমরা কখনো কার্ডের তথ্য চাই না।";
export const thanks = "ধন্যবাদ।";
export const thanksTo = "ধন্যবাদ, {name}।";
export const willCall = "{when} {reach} নম্বরে ফোন করব।";
export const willWrite = "{when} {reach} ঠিকানায় লিখব।";
export const reference = "আপনার রেফারেন্স নম্বর";
export const sayReference = "ফোন করলে বা লিখলে এই নম্বরটি বলবেন।";
export const whatsApp = "হোয়াটসঅ্যাপে লিখুন";
export const whatsAppNewTab = "হোয়াটসঅ্যাপে লিখুন (নতুন ট্যাবে খুলবে)";
export const whatsAppText = "আসসালামু আলাইকুম, আমার রেফারেন্স নম্বর {reference}।";
export const saveNumber = "আমাদের নম্বর সেভ করুন";
export const orCall = "অথবা ফোন করুন: {phone}";
export const sendElse = "আরেকটি বার্তা পাঠান";

export const tooOld = "ফরমটি অনেকক্ষণ খোলা ছিল। আপনার লেখা এখানেই আছে: বোতামটি আরেকবার চাপুন।";
export const notStored =
  "বার্তাটি রাখতে পারিনি: আমাদের দিক থেকে কিছু একটা সমস্যা হয়েছে। আপনার লেখা এখানেই আছে। এক মিনিট পরে আবার পাঠান, বা ফোন করুন।";
export const tooMany = {
  one: "আপনার নেটওয়ার্ক থেকে অল্প সময়ে অনেকগুলো বার্তা এসেছে। আপনার লেখা এখানেই আছে: {count} মিনিট পরে আবার বোতাম চাপুন, বা ফোন করুন।",
  other:
    "আপনার নেটওয়ার্ক থেকে অল্প সময়ে অনেকগুলো বার্তা এসেছে। আপনার লেখা এখানেই আছে: {count} মিনিট পরে আবার বোতাম চাপুন, বা ফোন করুন।",
} as const;
export const thisMonth = "এই মাস";
