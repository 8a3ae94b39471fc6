export const chooseAPicture = "একটি ছবি বেছে নিন";
export const useThisPicture = "এই ছবি নিন";
export const pictureStillThere = "ছবিটি এখনো আছে। {message}";
export const pictureDeleted = "ছবিটি মুছে ফেলা হয়েছে।";
export const whereItIsUsed = "কোথায় ব্যবহার হয়েছে";
export const nowhereYet = "এখনো কোথাও নয়।";
export const deletePicture = "ছবি মুছে ফেলুন";
export const keptWhileUsed = "কোথাও ব্যবহার না হলে মুছে ফেলা যাবে।";
export const askToDelete = "ছবিটি মুছে ফেলবেন?";
export const deleteText = "ফাইলটি আর এর সব মাপ চিরতরে মুছে যাবে।";
export const keepIt = "থাক";
export const deleteIt = "মুছে ফেলুন";
export const saving = "সেভ হচ্ছে";
export const save = "সেভ করুন";
export const focusPoint = "ফোকাস বিন্দু";
export const focusHint = "ছবি কাটলেও যা দেখা যেতে হবে, তার ওপর চাপ দিন।";
export const leftToRight = "বাঁ থেকে ডানে";
export const topToBottom = "ওপর থেকে নিচে";
export const picture = "ছবি";
export const pictureSaved = "ছবিটি সেভ হয়েছে।";
export const pictureNotSaved = "ছবিটি সেভ হয়নি। {message}";
export const notSavedYet = "এখনো সেভ হয়নি";
export const address = "ঠিকানা";
export const focusAt = "বাঁ থেকে {x}%, ওপর থেকে {y}%";
export const yes = "হ্যাঁ";
export const no = "না";
export const altNeeded = "ছবিতে কী আছে লিখুন, নয়তো “শুধু সাজানোর জন্য” বেছে নিন।";
export const altTooLong = "লেখাটি {most} অক্ষরের মধ্যে আনুন।";
export const whatItShows = "ছবিতে কী আছে";
export const decorative = "শুধু সাজানোর জন্য";
export const kindsOfPictures = "ছবির ধরন";
export const pictures = "ছবি";
export const illustrations = "আঁকা ছবি";
export const searchPictures = "ছবি খুঁজুন";
export const illustrationsText = "সাইটের জন্য আঁকা। হালকা, সব জায়গায় মানায়।";
export const picturesNotLoaded = "ছবিগুলো লোড করা যায়নি";
export const noPictureFound = "এমন কোনো ছবি পাওয়া যায়নি। কম অক্ষর লিখে দেখুন।";
export const noPictures = "এখনো কোনো ছবি নেই। প্রথমটি এখানে দেখা যাবে।";
export const showMorePictures = "আরও ছবি দেখান";
export const uploadPictures = "ছবি আপলোড করুন";
export const orDrop = "বা এখানে টেনে আনুন বা পেস্ট করুন";
export const saysNothingYet = "এখনো বর্ণনা নেই";
export const tooLarge = "ফাইলটি ২০ এমবির চেয়ে বড়। ছোট করে আবার বেছে নিন।";
export const uploads = "আপলোড";
export const leaveItOut = "বাদ দিন";
export const uploading = "আপলোড হচ্ছে";
export const makingSizes = "নানা মাপ তৈরি হচ্ছে";
export const progressOf = "{name}, কতটা হলো";
export const waitingForItsTurn = "পালার অপেক্ষায়";
export const media = "ছবি ও ফাইল";
export const addressCopied = "ঠিকানাটি কপি হয়েছে।";
export const addressIs = "ঠিকানা: {address}";
export const mediaText = "আপনাদের ছবি, আর সাইটের সঙ্গে আসা আঁকা ছবি।";
export const facts = "{width} × {height} পিক্সেল, {size}";
export const onlyUndescribed = "দেখানো হচ্ছে: বর্ণনা ছাড়া ছবি।";
export const showAllPictures = "সব ছবি দেখান";
export const pictureGone = "এর মধ্যে কেউ ছবিটি মুছে ফেলেছেন।";
export const describedMeanwhile =
  "এর মধ্যে কেউ লিখেছেন: “{alt}”। এর জায়গায় আপনার লেখা বসাতে আরেকবার চাপ দিন।";
export const decorativeMeanwhile =
  "এর মধ্যে কেউ এটিকে শুধু সাজানোর জন্য বলে রেখেছেন। এর জায়গায় আপনার লেখা বসাতে আরেকবার চাপ দিন।";
export const later = "পরে";
export const haveComeIn = {
  one: "{count}টি ছবি এসে গেছে। ছবির সংগ্রহে বর্ণনা লেখা যাবে।",
  other: "{count}টি ছবি এসে গেছে। ছবির সংগ্রহে বর্ণনা লেখা যাবে।",
} as const;
export const didNotComeIn = {
  one: "{count}টি ফাইল আসেনি। {message} ফাইলটি ছবির সংগ্রহে অপেক্ষায় আছে।",
  other: "{count}টি ফাইল আসেনি। {message} ফাইলগুলো ছবির সংগ্রহে অপেক্ষায় আছে।",
} as const;
