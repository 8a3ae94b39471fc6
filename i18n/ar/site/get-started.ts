export const heading = "أخبرنا عن رحلتك";
export const lead = "يستغرق ذلك دقيقتين. نتصل بك بجواب أوّلي وبما يتوقف عليه.";
export const leadWhen = "يستغرق ذلك دقيقتين. نتصل بك {when} بجواب أوّلي وبما يتوقف عليه.";
export const description =
  "أخبرنا عن رحلتك. يستغرق ذلك دقيقتين. نتصل بك بجواب أوّلي وبما يتوقف عليه.";
export const send = "إرسال خطتي";
export const planning = "ما الذي تنوي القيام به؟";
export const who = "من سيسافر، ومتى؟";
export const travellers = "كم عدد الأشخاص؟";
export const month = "أي شهر يناسبك؟";
export const note = "هل هناك ما ينبغي أن نعرفه؟";
export const noteHint = "مثل كرسي متحرك، أو رضيع، أو جواز يوشك أن ينتهي.";
export const reach = "كيف نتواصل معك؟";
export const reachHint = "يكفي رقم جوال أو بريد إلكتروني.";
export const next = "ماذا بعد ذلك";
export const personCalls = "يتصل بك شخص حقيقي";
export const priceComes = "يصلك السعر مكتوبًا";
export const pricePage = "صفحة واحدة فيها كل ما يشمله السعر.";
export const noPayment = "لا دفع هنا";
export const noCard = "لا نطلب في هذه الصفحة رقم بطاقة ولا رقم جواز أبدًا.";

/** When a person calls: by the hours of most days, or where the agency has none. */
export const callsBetween = "من {from} إلى {to}.";
export const callsBetweenFrom = "من {from} إلى {to}، من الرقم {phone}.";
export const callsSoon = "في أقرب وقت.";
export const callsSoonFrom = "في أقرب وقت، من الرقم {phone}.";
export const change = "تغيير";
