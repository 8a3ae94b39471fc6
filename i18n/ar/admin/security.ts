export const security = "الأمان";
export const forYourAccount = "لحسابك يا {name}.";
export const secondFactor = "خطوة التحقق الثانية";
export const on = "مفعّلة";
export const off = "متوقفة";
export const codeFromApp = "رمز من تطبيق";
export const isAsked = "يُطلب بعد كلمة المرور";
export const whatItIs = "من عرف كلمة مرورك لا يستطيع الدخول بها وحدها";
export const setUp = "تفعيل";
export const setUpAgain = "إعادة التفعيل";
export const turnOff = "إيقاف";
export const recoveryCodes = "رموز الاسترداد";
export const makeNew = "إنشاء رموز جديدة";
export const setUpTitle = "تفعيل رمز من تطبيق";
export const setUpText =
  "تحتاج إلى تطبيق للرموز على هاتفك، مثل ⁦Aegis⁩ أو ⁦Google Authenticator⁩ أو كلمات المرور في الهاتف نفسه. أدخل كلمة مرورك أولًا.";
export const setUpAgainText = "يبقى التطبيق السابق صالحًا حتى يُؤكَّد الجديد. أدخل كلمة مرورك أولًا.";
export const goOn = "متابعة";
export const notNow = "ليس الآن";
export const checking = "جارٍ التحقق";
export const renewTitle = "هل تنشئ رموز استرداد جديدة؟";
export const renewText = "لن تعمل الرموز السابقة بعد ذلك.";
export const endTitle = "هل توقف خطوة التحقق الثانية؟";
export const endText = "بعدها تفتح كلمة المرور وحدها حسابك، ولن تعمل رموز الاسترداد.";
export const scanTitle = "امسح هذا بتطبيقك";
export const scanText = "ثم اكتب الأرقام الستة التي يعرضها.";
export const qrCode = "رمز لكاميرا هاتفك";
export const openInApp = "افتحه في تطبيق هذا الهاتف";
export const orType = "أو اكتب هذا في التطبيق:";
export const codeOfApp = "رمز التطبيق";
export const typeTheCode = "اكتب الأرقام الستة التي يعرضها التطبيق.";
export const turnOn = "تفعيله الآن";
export const codesTitle = "رموز استردادك";
export const codesText =
  "كل رمز يسجّل دخولك مرة واحدة دون الهاتف. تظهر الآن ولن تظهر مرة أخرى: اطبعها أو اكتبها، ولا تحفظها على الهاتف.";
export const copy = "نسخ";
export const notCopied = "لم ينسخها المتصفح. اطبعها أو دوّنها.";
export const print = "طباعة";
export const haveKept = "احتفظت بها";
export const codesLeaveTitle = "هل احتفظت بالرموز؟";
export const codesLeaveText =
  "لا تُعرض ثانيةً. ومن دونها ومن دون الهاتف لا يُدخلك إلا من يشغّل الخادم.";
export const showCodesAgain = "عرضها من جديد";
export const codesCopied = "نُسخت. احفظها حيث لا ينظر غيرك.";
export const whereYouAre = "الأجهزة التي سجّلت الدخول منها";
export const signOutOthers = "تسجيل الخروج من كل الأجهزة الأخرى";
export const signOutDevice = "تسجيل الخروج: {device}";
export const signOutOthersTitle = "هل تسجّل الخروج من كل مكان إلا هنا؟";
export const signOutOthersText = "يجب تسجيل الدخول هناك من جديد. ما كُتب يبقى على تلك الأجهزة.";
export const stay = "تركها كما هي";
export const othersSignedOut = "سُجّل الخروج من كل مكان إلا هنا.";
export const now = "الآن";
export const newDevice = "جهاز جديد";
export const standOn = "كلمة المرور ورمز";
export const standOff = "كلمة المرور وحدها";
export const passkeys = "مفاتيح المرور";
export const unableHere =
  "لا ينشئ هذا المتصفح مفاتيح مرور هنا. يلزمها اتصال آمن بالموقع ومتصفح من السنوات الأخيرة.";
export const addPasskey = "إضافة مفتاح مرور";
export const whatPasskeysAre =
  "سجّل الدخول ببصمتك أو وجهك أو قفل الشاشة. لا شيء تحفظه ولا شيء تفشيه.";
export const addText = "يطلب هذا الجهاز بعدها بصمتك أو وجهك أو قفل الشاشة. أدخل كلمة مرورك أولًا.";
export const notMade = "لم يُنشأ مفتاح مرور: لم يؤكّد أحد، أو أن في هذا الجهاز مفتاحًا لهذا الموقع.";
export const passkeyAdded = "أُضيف مفتاح المرور. يمكنك الدخول به في المرة القادمة.";
export const sinceDay = "منذ {day}";
export const rename = "إعادة التسمية";
export const renameNamed = "إعادة تسمية {name}";
export const remove = "إزالة";
export const removeNamed = "إزالة {name}";
export const removeTitle = "هل تزيل مفتاح المرور {name}؟";
export const removeText = "لن يعمل بعد ذلك. وتبقى كلمة مرورك.";
export const passkeyRemoved = "أُزيل مفتاح المرور {name}، ولن يعمل بعد ذلك.";
export const noNameHere =
  "تحتاج مفاتيح المرور إلى عنوان له اسم، مثل ⁦https://www.example.com⁩. وهذا العنوان أرقام فقط.";
export const belongElsewhere = "مفاتيح المرور خاصة بـ{host}. سجّل الدخول هناك لتضيف واحدًا.";
export const madeElsewhere = "أُنشئ لـ{host}، فهو لا يعمل هنا. أضف مفتاحًا جديدًا، ثم أزل هذا.";
export const noneLeft = "لم يبقَ أي رمز من {all}. أنشئ رموزًا جديدة";
export const codesLeft = {
  zero: "لم يبقَ أي رمز من {all}. أنشئ رموزًا جديدة",
  one: "بقي رمز واحد من {all}. احفظه على الورق لا على هذا الهاتف",
  two: "بقي رمزان من {all}. احفظهما على الورق لا على هذا الهاتف",
  few: "بقيت {count} رموز من {all}. احفظها على الورق لا على هذا الهاتف",
  many: "بقي {count} رمزًا من {all}. احفظها على الورق لا على هذا الهاتف",
  other: "بقي {count} رمز من {all}. احفظها على الورق لا على هذا الهاتف",
} as const;
export const forEverybody = "للجميع";
export const dutyOff = "يفعّلها من يريد";
export const dutyOffText =
  "يمكنك أن تطلبها من جميع الموظفين. عندها يكون أمام كل منهم سبعة أيام لتفعيل رمز من تطبيق، ومن لم يفعّله بعد ذلك لا يستطيع فعل شيء حتى يفعّله.";
export const dutyFrom = "مطلوبة من جميع الموظفين ابتداءً من {moment}";
export const dutySince = "مطلوبة من جميع الموظفين منذ {moment}";
export const nobodyLacks = "لدى الجميع واحدة.";
export const lackOne = "ليست لديهم حتى الآن: {names}.";
export const askEverybody = "طلبها من الجميع";
export const askNobody = "إلغاء طلبها";
export const askEverybodyTitle = "هل تطلب خطوة التحقق الثانية من جميع الموظفين؟";
export const askEverybodyText =
  "أمامهم سبعة أيام، ويصلهم بريد بذلك. ويسري ذلك عليك أيضًا. أدخل كلمة مرورك أولًا.";
export const askNobodyTitle = "هل تتوقف عن طلبها؟";
export const askNobodyText = "من لديه واحدة تبقى له. أدخل كلمة مرورك أولًا.";
export const youNeedOne = "تحتاج هنا ابتداءً من {moment} إلى خطوة تحقق ثانية: رمز من تطبيق.";
export const youNeedOneNow =
  "صارت خطوة التحقق الثانية مطلوبة من جميع الموظفين. فعّل رمزًا من تطبيق، ثم يُفتح كل شيء من جديد.";
export const setOneUp = "تفعيلها";
