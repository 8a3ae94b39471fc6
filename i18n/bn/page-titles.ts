/** The agency's name follows. */
export const home = "হোম";
export const about = "আমাদের কথা";
export const umrah = "ওমরাহ প্যাকেজ";
export const hajj = "হজ প্যাকেজ";
export const tours = "ট্যুর প্যাকেজ";
export const studentVisa = "স্টুডেন্ট ভিসা";
export const workVisa = "ওয়ার্ক ভিসা";
export const blog = "ব্লগ";
export const contact = "যোগাযোগ";
export const getStarted = "শুরু করুন";
export const privacyPolicy = "গোপনীয়তা নীতি";
export const login = "সাইন ইন";
export const signInCode = "অ্যাপের কোড";
export const register = "নিবন্ধন করুন";
export const forgotPassword = "পাসওয়ার্ড ভুলে গেছেন?";
export const resetPassword = "নতুন পাসওয়ার্ড দিন";
export const logout = "লগআউট";
export const trust = "আমাদের যাচাই করুন";

export const papers = "কী কী কাগজ লাগবে?";
export const search = "খুঁজুন";
export const compare = "তারিখ মিলিয়ে দেখুন";
