export const roomLeft = "সার্ভারের ডিস্কে {free} খালি আছে; অন্তত {needed} খালি থাকতে হবে।";
export const makeRoom = "যে ব্যাকআপ লাগবে না তা মুছুন, অথবা হোস্টের কাছে বড় ডিস্ক চেয়ে নিন।";
