export const heading = "আপনার সফরের কথা বলুন";
export const lead = "দুই মিনিট লাগবে। ফোন করে প্রাথমিক উত্তর দেব, আর তা কিসের ওপর নির্ভর করে জানাব।";
export const leadWhen =
  "দুই মিনিট লাগবে। {when} ফোন করে প্রাথমিক উত্তর দেব, আর তা কিসের ওপর নির্ভর করে জানাব।";
export const description =
  "আপনার সফরের কথা বলুন। দুই মিনিট লাগবে। ফোন করে প্রাথমিক উত্তর দেব, আর তা কিসের ওপর নির্ভর করে জানাব।";
export const send = "আমার পরিকল্পনা পাঠান";
export const planning = "কিসের পরিকল্পনা করছেন?";
export const who = "কারা যাবেন, কবে?";
export const travellers = "কতজন যাবেন?";
export const month = "কোন মাসে গেলে সুবিধা?";
export const note = "আমাদের কি কিছু জানা দরকার?";
export const noteHint = "যেমন হুইলচেয়ার, ছোট বাচ্চা, বা মেয়াদ শেষের পথে এমন পাসপোর্ট।";
export const reach = "কীভাবে আপনাকে পাব?";
export const reachHint = "মোবাইল নম্বর বা ইমেইল, একটি দিলেই চলবে।";
export const next = "এরপর যা হবে";
export const personCalls = "একজন মানুষ আপনাকে ফোন করবেন";
export const priceComes = "দাম পাবেন লিখিত";
export const pricePage = "এক পাতায়, দামের মধ্যে যা আছে সবকিছুসহ।";
export const noPayment = "এখানে কোনো টাকা লাগবে না";
export const noCard = "এই পাতায় আমরা কখনো কার্ড বা পাসপোর্ট নম্বর চাই না।";

/** When a person calls: by the hours of most days, or where the agency has none. */
export const callsBetween = "{from} থেকে {to}র মধ্যে।";
export const callsBetweenFrom = "{from} থেকে {to}র মধ্যে, {phone} নম্বর থেকে।";
export const callsSoon = "যত তাড়াতাড়ি পারি।";
export const callsSoonFrom = "যত তাড়াতাড়ি পারি, {phone} নম্বর থেকে।";
export const change = "বদলান";
