/** The agency's name follows. */
export const home = "الرئيسية";
export const about = "من نحن";
export const umrah = "باقة العمرة";
export const hajj = "باقة الحج";
export const tours = "الرحلات السياحية";
export const studentVisa = "تأشيرة الدراسة";
export const workVisa = "تأشيرة العمل";
export const blog = "المدونة";
export const contact = "اتصل بنا";
export const getStarted = "ابدأ الآن";
export const privacyPolicy = "سياسة الخصوصية";
export const login = "تسجيل الدخول";
export const signInCode = "رمز من تطبيقك";
export const register = "إنشاء حساب";
export const forgotPassword = "هل نسيت كلمة المرور؟";
export const resetPassword = "اختر كلمة مرور جديدة";
export const logout = "تسجيل الخروج";
export const trust = "تحقّق منّا بنفسك";

export const papers = "ما الأوراق المطلوبة؟";
export const search = "البحث";
export const compare = "قارن المواعيد";
