/** What the log of a visa says of itself, for visitors; staff may word it otherwise. */
export const government = "الرسوم الحكومية: {before} ← {after}";
export const service = "رسوم خدمتنا: {before} ← {after}";
export const time = "المدة: {before} ← {after}";
export const other = "{label}: {before} ← {after}";
export const added = "جديد: {paper}";
export const removed = "لم تعد مطلوبة: {paper}";
export const paper = "{paper}: {before} ← {after}";
export const needs = {
  must: "إلزامية",
  "if-you-have-it": "إن وُجدت",
  "one-of": "واحدة من هذه",
} as const;
export const notNamed = "غير مذكور";
/** Between several of them. */
export const or = " أو ";
export const more = "تعديلات أخرى: {count}";
