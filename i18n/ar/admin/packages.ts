export const packageUpdated = "حُدّثت الباقة بنجاح!";
export const packageNotUpdated = "تعذّر تحديث الباقة.";
export const packageText = "لا يتغير شيء في الموقع حتى تضغط «تحديث الباقة».";
export const packagePreview = "صفحة الباقة كما ستظهر";
export const updatePackage = "تحديث الباقة";
export const detailsNotLoaded = "تعذّر جلب تفاصيل الباقة.";
export const packageTitle = "الباقة";
export const packages = "الباقات";
export const choosePackage = "اختر باقة لتعديلها";
export const packagesNotLoaded = "تعذّر جلب الباقات.";
/** The list of a package: what its form is called. */
export const inclusionsOf = "ما الذي يشمله السعر: {package}";
export const inclusionsText =
  "أيّ البنود يشملها السعر. وما تتركه عند «اسألنا» يظهر هو أيضًا تحت هذا العنوان.";
export const inclusionsShort = "ما الذي يشمله السعر";
