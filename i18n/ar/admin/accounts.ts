export const enterYourPassword = "اكتب كلمة المرور.";
export const nothingHasChanged = "لم يتغير شيء. {message}";
export const handOverTitle = "نقل الملكية إلى {name}؟";
export const handOverText =
  "يستطيع المالك الجديد عندئذ أن يدعو الجميع ويزيلهم، وأنت منهم. تبقى محرّرًا، ولا يعيد الملكية إليك غيره. والدعوات التي أرسلتها ولم يستعملها أحد تتوقف عن العمل.";
export const stayTheOwner = "الاحتفاظ بالملكية";
export const handingOver = "جارٍ نقل الملكية";
export const handOver = "نقل الملكية";
export const inviteSomebody = "دعوة شخص";
export const email = "البريد الإلكتروني";
export const inviting = "جارٍ إرسال الدعوة";
export const invite = "دعوة";
export const linkCopied = "نُسخ الرابط.";
export const copyFailed = "لم ينسخه المتصفح. حدّد الرابط وانسخه بنفسك.";
export const sentByMail = "أُرسل بالبريد. يمكنك أيضًا أن ترسل هذا الرابط بنفسك";
export const sendLinkYourself = "أرسل هذا الرابط بنفسك";
export const copy = "نسخ";
export const invitationWithdrawn = "لم يعد رابط {email} يعمل.";
export const openInvitations = "الدعوات السارية";
export const withdrawInvitation = "سحب دعوة {email}";
export const withdraw = "سحب";
export const askToWithdraw = "هل تسحب دعوة {email}؟";
export const withdrawText = "لن يعمل رابطها بعد ذلك. ويمكنك تجديد الدعوة.";
export const keepIt = "أبقِها";
export const name = "الاسم";
export const newPassword = "كلمة مرور جديدة";
export const currentPassword = "كلمة المرور الحالية";
export const currentPasswordNeeded = "اكتب كلمة مرورك الحالية لهذا التعديل.";
export const profileUpdated = "حُدّث الملف الشخصي.";
export const yourProfile = "ملفك الشخصي";
export const newPasswordHint =
  "8 أحرف أو أرقام أو علامات على الأقل. اتركها فارغة لتبقى الحالية. حين تتغير يُسجَّل الخروج من أجهزتك الأخرى.";
export const currentPasswordHint = "لبريد جديد أو كلمة مرور جديدة فقط.";
export const saving = "جارٍ الحفظ";
export const updateProfile = "تحديث الملف الشخصي";
export const owner = "المالك";
export const editor = "محرّر";
export const you = "(أنت)";
export const whereSignedIn = "أجهزة {name}";
export const devices = "الأجهزة";
export const makeOwnerOf = "نقل الملكية إلى {name}";
export const makeOwner = "نقل الملكية";
export const removeName = "إزالة {name}";
export const remove = "إزالة";
export const profileText = "كيف تسجّل الدخول، وبأي اسم تُوقَّع تعديلاتك.";
export const staffTextForOwner =
  "يتولى المحرّرون المحتوى والاستفسارات. ويقرّر المالك أيضًا من ينضم إلى الفريق.";
export const staffTextForEditors =
  "يتولى الجميع هنا المحتوى والاستفسارات. أما من ينضم إلى الفريق فيقرّره المالك.";
export const staff = "الموظفون";
export const removedFromStaff = "أُلغي حق {name} في تسجيل الدخول.";
export const removedMeanwhile =
  "أُزيل {name} في هذه الأثناء. القائمة تعرض من يستطيع تسجيل الدخول الآن.";
export const ownerNow = "المالك الآن {name}.";
export const askToRemove = "هل تزيل {name}؟";
export const removeText =
  "تنتهي جلساته فورًا، ولا تعود المعاينات التي شاركها تعرض شيئًا، ويبقى ما كتبه.";
export const keepThem = "إبقاء";
export const staffNotLoaded = "تعذّر تحميل قائمة الموظفين";
export const onlyTheLatest = "لم يعد أي رابط سابق لهذا العنوان يعمل.";
export const mayBeInvited =
  "لم يصل رد، فربما تمّ الأمر. اضغط «دعوة» مرة أخرى لتحصل على الرابط، وهو يحلّ محلّ أي رابط سابق.";
export const worksUntil = "للعنوان {email}. يعمل مرة واحدة، حتى {day}.";
export const invitationDates = "أُنشئت {made}، وتعمل حتى {end}";
export const passwordMayBeNew =
  "لم يصل رد، فربما صارت كلمة مرورك الجديدة سارية. أرسلها مرة أخرى، فإن رُفضت كلمة مرورك الحالية هذه المرة فاكتب الجديدة مكانها.";
export const leavingProfile = "لم يُحدَّث ملفك الشخصي.";
