export const roomLeft = "المتبقي على قرص الخادم {free}، ويجب أن يتوفر عليه {needed} على الأقل.";
export const makeRoom = "أزل نسخًا احتياطية لا يحتاجها أحد أو اطلب من المضيف قرصًا أكبر.";
