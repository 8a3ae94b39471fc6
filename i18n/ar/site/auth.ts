export const bar = "الإدارة";
export const name = "الاسم";
export const email = "البريد الإلكتروني";
export const password = "كلمة المرور";
export const signIn = "تسجيل الدخول";
export const signingIn = "جارٍ تسجيل الدخول";
export const register = "إنشاء حساب";
export const registering = "جارٍ إنشاء الحساب";
export const newToTeam = "هل أنت جديد في الفريق؟";
export const registered = "هل لديك حساب؟";
export const forgot = "هل نسيت كلمة المرور؟";
export const byPasskey = "الدخول بمفتاح المرور";
export const noPasskeyUsed =
  "لم يُستخدم أي مفتاح مرور. المفتاح الذي أُنشئ على عنوان سابق لهذا الموقع لا يعمل هنا. حاول من جديد أو سجّل الدخول بكلمة المرور.";
export const passkeysElsewhere =
  "مفاتيح المرور لهذا الموقع تعمل على {host} وحده. سجّل الدخول هناك، أو بكلمة المرور.";
export const codeTitle = "رمز من تطبيقك";
export const codeText = "كلمة المرور صحيحة. اكتب الأرقام الستة التي يعرضها تطبيقك لهذا الموقع.";
export const code = "الرمز";
export const recoveryText = "اكتب أحد رموز الاسترداد التي تحتفظ بها على الورق. يعمل مرة واحدة.";
export const recoveryCode = "رمز الاسترداد";
export const useRecovery = "هاتفي ليس معي";
export const useApp = "هاتفي معي";
export const noCodes =
  "ليست لديك رموز أيضًا؟ يستطيع من يدير الخادم إيقاف خطوة التحقق الثانية عليه: \u2066npm run admin -- second-factor-off EMAIL\u2069";
export const notYou = "لست أنت، أم طال الوقت؟";
export const startAgain = "ابدأ من جديد";
export const typeCode = "اكتب الرمز أولًا.";
export const codeOver =
  "اكتب بريدك الإلكتروني وكلمة المرور من جديد: طال الوقت أو كثرت الرموز الخاطئة.";
export const passwordSet = "حُفظت كلمة مرورك الجديدة. سجّل الدخول بها.";
export const lookAtEmail = "راجع بريدك الإلكتروني";
export const linkOnItsWay =
  "إن كان لهذا العنوان حساب، فالرابط في طريقه إليه. يعمل ساعة واحدة، وكذلك الروابط التي سبقته.";
export const nothingCame = "لم يصل شيء؟";
export const tryAgain = "أعد المحاولة";
export const weSendLink = "نرسل إليك رابطًا لاختيار كلمة مرور جديدة.";
export const sendLink = "إرسال الرابط";
export const sending = "جارٍ الإرسال";
export const remembered = "هل تذكّرتها؟";
export const choosePassword = "اختر كلمة مرور جديدة";
export const newPasswordText = "8 أحرف أو أرقام أو علامات على الأقل. سيُسجَّل خروجك من كل الأجهزة.";
export const setPassword = "حفظ كلمة المرور";
export const setting = "جارٍ الحفظ";
export const rememberedOld = "هل تذكّرت القديمة؟";
export const linkDead = "لم يعد هذا الرابط يعمل";
export const linkDeadText = "استُعمل من قبل، أو مضت عليه أكثر من ساعة.";
export const lockedOut = "ما زلت لا تستطيع الدخول؟";
export const newLink = "طلب رابط جديد";
export const logout = "تسجيل الخروج";
export const loggingOut = "جارٍ تسجيل الخروج";
export const sessionEnds = "تنتهي جلستك على هذا الجهاز.";
export const removeDrafts = "إزالة ما كتبته هنا ولم أحفظه";
export const stillSignedIn = "لم يُسجَّل خروجك بعد. {message}";

export const owner =
  "أول من يسجّل يملك هذا الموقع. اختر كلمة مرور من 8 أحرف أو أرقام أو علامات على الأقل.";
export const invited =
  "أنت مدعو إلى العناية بهذا الموقع. اختر كلمة مرور من 8 أحرف أو أرقام أو علامات على الأقل.";
export const notInvited =
  "يحتاج التسجيل إلى دعوة: رابط يعمل مرة واحدة خلال 7 أيام. وإن وصلتك عدة روابط فالأحدث هو الذي يعمل. اطلب رابطًا جديدًا من أحد أعضاء الفريق.";
export const noMail =
  "لا يرسل هذا الموقع بريدًا بعد. يستطيع من يدير الخادم أن يضع كلمة مرور جديدة هناك: \u2066npm run admin -- reset-password EMAIL\u2069";
