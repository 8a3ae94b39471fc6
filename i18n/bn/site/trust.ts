/** In the footer. */
export const checkUs = "আমাদের যাচাই করুন";
export const title = "আমাদের যাচাই করুন";
export const description = "লাইসেন্স, অফিস, নম্বর ও নাম, যাতে টাকা দেওয়ার আগে নিশ্চিত হতে পারেন।";
/** Where nobody has written other words. */
export const licences = "আমাদের লাইসেন্স";
export const none = "আমাদের ডেস্কে চলতি লাইসেন্সটি দেখে নিন, আর সরকারি তালিকায় মিলিয়ে নিন।";
export const numbers = "আমাদের নম্বর";
export const offices = "আমাদের অফিস";

export const issuedBy = "যারা দিয়েছে";
export const validUntil = "মেয়াদ";
export const lookedUpOn = "আমরা মিলিয়ে দেখেছি";
export const officialList = "সরকারি তালিকায় মিলিয়ে নিন";
export const officialListTab = "সরকারি তালিকায় {title} মিলিয়ে নিন (নতুন ট্যাবে খুলবে)";
export const email = "ইমেইল";
export const accountTab = "{name} (নতুন ট্যাবে খুলবে)";
export const tellUs = "আমাদের জানান";
export const notLoaded = "এই পাতাটি লোড করা যায়নি";
/** A licence, on other pages. */
export const inStrip = "{title}, মেয়াদ {day} পর্যন্ত";
export const onlyWhatsApp = "হোয়াটসঅ্যাপ, একটিই";
export const dayToday = "{day}, আজ";
export const daysUntil = "{from} থেকে {until}";
export const timesUntil = "{opens} থেকে {closes}";
export const closed = "বন্ধ";
