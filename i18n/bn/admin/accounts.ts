export const enterYourPassword = "আপনার পাসওয়ার্ড লিখুন।";
export const nothingHasChanged = "কিছুই বদলায়নি। {message}";
export const handOverTitle = "{name}-কে মালিক করবেন?";
export const handOverText =
  "এরপর তিনি আপনিসহ সবাইকে আমন্ত্রণ জানাতে ও বাদ দিতে পারবেন। আপনি সম্পাদক হিসেবে থাকবেন, মালিকানা ফেরত দিতে পারবেন শুধু তিনি। আপনার পাঠানো যেসব আমন্ত্রণ কেউ ব্যবহার করেননি, সেগুলো আর চলবে না।";
export const stayTheOwner = "মালিক থাকুন";
export const handingOver = "মালিকানা দেওয়া হচ্ছে";
export const handOver = "মালিকানা দিন";
export const inviteSomebody = "কাউকে আমন্ত্রণ জানান";
export const email = "ইমেইল";
export const inviting = "আমন্ত্রণ যাচ্ছে";
export const invite = "আমন্ত্রণ জানান";
export const linkCopied = "লিংক কপি হয়েছে।";
export const copyFailed = "ব্রাউজার কপি করেনি। লিংকটি সিলেক্ট করে নিজে কপি করুন।";
export const sentByMail = "মেইলে পাঠানো হয়েছে। লিংকটি আপনি নিজেও পাঠাতে পারেন";
export const sendLinkYourself = "লিংকটি নিজে পাঠান";
export const copy = "কপি করুন";
export const invitationWithdrawn = "{email}-এর লিংক এখন আর কাজ করবে না।";
export const openInvitations = "চালু আমন্ত্রণ";
export const withdrawInvitation = "{email}-এর আমন্ত্রণ ফিরিয়ে নিন";
export const withdraw = "ফিরিয়ে নিন";
export const askToWithdraw = "{email}-এর আমন্ত্রণ ফিরিয়ে নেবেন?";
export const withdrawText = "এরপর এই লিংক আর কাজ করবে না। চাইলে তাঁকে আবার আমন্ত্রণ জানাতে পারবেন।";
export const keepIt = "থাক";
export const name = "নাম";
export const newPassword = "নতুন পাসওয়ার্ড";
export const currentPassword = "এখনকার পাসওয়ার্ড";
export const currentPasswordNeeded = "এটি বদলাতে এখনকার পাসওয়ার্ড লিখুন।";
export const profileUpdated = "প্রোফাইল আপডেট হয়েছে।";
export const yourProfile = "আপনার প্রোফাইল";
export const newPasswordHint =
  "অন্তত ৮টি অক্ষর, সংখ্যা বা চিহ্ন। আগেরটি রাখতে চাইলে খালি রাখুন। বদলালে আপনার অন্য ডিভাইসগুলো থেকে লগআউট হয়ে যাবে।";
export const currentPasswordHint = "শুধু নতুন ইমেইল বা নতুন পাসওয়ার্ডের জন্য।";
export const saving = "সেভ হচ্ছে";
export const updateProfile = "প্রোফাইল আপডেট করুন";
export const owner = "মালিক";
export const editor = "সম্পাদক";
export const you = "(আপনি)";
export const whereSignedIn = "{name} যেখানে যেখানে সাইন ইন আছেন";
export const devices = "ডিভাইস";
export const makeOwnerOf = "{name}-কে মালিক করুন";
export const makeOwner = "মালিক করুন";
export const removeName = "{name}-কে বাদ দিন";
export const remove = "বাদ দিন";
export const profileText = "আপনি কীভাবে সাইন ইন করেন, আর আপনার বদলগুলোতে কোন নাম থাকে।";
export const staffTextForOwner = "সম্পাদকেরা লেখা ও জিজ্ঞাসা দেখেন। দলে কে থাকবেন, তা-ও মালিক ঠিক করেন।";
export const staffTextForEditors = "এখানে সবাই লেখা ও জিজ্ঞাসা দেখেন। দলে কে থাকবেন, তা মালিক ঠিক করেন।";
export const staff = "কর্মী";
export const removedFromStaff = "{name} আর সাইন ইন করতে পারবেন না।";
export const removedMeanwhile =
  "এর মধ্যে {name}-কে বাদ দেওয়া হয়েছে। এখন কারা সাইন ইন করতে পারেন, তালিকায় দেখা যাচ্ছে।";
export const ownerNow = "এখন {name} মালিক।";
export const askToRemove = "{name}-কে বাদ দেবেন?";
export const removeText =
  "তাঁর সব সেশন সঙ্গে সঙ্গে শেষ হবে, তাঁর শেয়ার করা প্রিভিউয়ের লিংক আর কাজ করবে না। তাঁর লেখা থেকে যাবে।";
export const keepThem = "থাক";
export const staffNotLoaded = "কর্মীদের তালিকা লোড করা যায়নি";
export const onlyTheLatest = "এই ঠিকানায় পাঠানো আগের লিংক এখন আর কাজ করবে না।";
export const mayBeInvited =
  "কোনো উত্তর আসেনি, তাই কাজটি হয়ে গিয়েও থাকতে পারে। লিংক পেতে আবার “আমন্ত্রণ জানান” চাপুন: নতুন লিংক আগেরটির জায়গা নেবে।";
export const worksUntil = "{email} ঠিকানার জন্য। একবারই চলবে, {day} পর্যন্ত।";
export const invitationDates = "তৈরি {made}, চলবে {end} পর্যন্ত";
export const passwordMayBeNew =
  "কোনো উত্তর আসেনি, তাই আপনার নতুন পাসওয়ার্ড চালু হয়ে গিয়েও থাকতে পারে। আবার পাঠান: এবার এখনকার পাসওয়ার্ড না মানলে তার জায়গায় নতুনটি লিখুন।";
export const leavingProfile = "আপনার প্রোফাইল আপডেট হয়নি।";
