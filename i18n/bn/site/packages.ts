export const arranged = "আমরা যা যা ব্যবস্থা করি";
export const getStarted = "শুরু করুন";
export const notLoaded = "পাতাটি লোড করা যায়নি";
export const tryAgain = "আবার চেষ্টা করুন";
/** Of the Hajj page alone. */
export const noData = "প্যাকেজের কোনো তথ্য পাওয়া যায়নি।";
export const error = "সমস্যা: {message}";
export const notOk = "সার্ভার থেকে ঠিকমতো সাড়া পাওয়া যায়নি।";
