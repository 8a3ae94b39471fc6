import type { PageId } from "#contracts/kinds/page.ts";
import type { SettingsGroup } from "#contracts/kinds/settings.ts";

/** What the record of changes calls what was changed; who did it is named where it is known. */
export const records = {
  home: "الصفحة الرئيسية",
  pages: {
    about: "من نحن",
    contact: "اتصل بنا",
    privacy: "سياسة الخصوصية",
    trust: "تحقّق منّا",
  } satisfies Record<PageId, string>,
  settings: {
    agency: "الوكالة",
    contact: "التواصل وأوقات العمل",
    social: "روابط التواصل الاجتماعي",
    notice: "شريط التنبيه",
    "know-more": "رابط زر الرئيسية",
    look: "الشعار واللون",
    enquiries: "الاستفسارات",
  } satisfies Record<SettingsGroup, string>,
  /** Something in another language. */
  translation: "{title} ({language})",
  languages: "اللغات: {names}",
  typeNames: "أسماء أنواع المقالات",
  untitled: "بلا عنوان",
  defaultType: "مدونة",
  /** Pasted at once. */
  movedAddresses: {
    zero: "{from}",
    one: "{from}",
    two: "عنوانان، أولهما {from}",
    few: "{count} عناوين، أولها {from}",
    many: "{count} عنوانًا، أولها {from}",
    other: "{count} عنوان، أولها {from}",
  },
  nobodyKnown: "شخص غير معروف",
} as const;

/** Where a picture is used. */
export const pictureUses = {
  home: "الصفحة الرئيسية",
  about: "من نحن",
  contact: "اتصل بنا",
  privacy: "سياسة الخصوصية",
  trust: "تحقّق منّا",
  look: "الشعار",
  post: "المقال «{title}»",
  trashedPost: "المقال «{title}» في سلة المحذوفات",
  ownPage: "الصفحة «{title}»",
  trashedOwnPage: "الصفحة «{title}» في سلة المحذوفات",
  departure: "موعد السفر «{title}»",
  trashedDeparture: "موعد السفر «{title}» في سلة المحذوفات",
  licence: "الترخيص «{title}»",
  trashedLicence: "الترخيص «{title}» في سلة المحذوفات",
  requirement: "الورقة «{title}»",
  trashedRequirement: "الورقة «{title}» في سلة المحذوفات",
  visa: "التأشيرة «{title}»",
  trashedVisa: "التأشيرة «{title}» في سلة المحذوفات",
  package: "الباقة {id}",
} as const;
