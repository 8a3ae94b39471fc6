export const packageUpdated = "Package updated successfully!";
export const packageNotUpdated = "Failed to update package.";
export const packageText = "Nothing changes on the site until you press Update package.";
export const packagePreview = "The package page as it will stand";
export const updatePackage = "Update package";
export const detailsNotLoaded = "Failed to fetch package details.";
export const packageTitle = "Package";
export const packages = "Packages";
export const choosePackage = "Choose a package to edit";
export const packagesNotLoaded = "Failed to fetch packages.";
/** The list of a package: what its form is called. */
export const inclusionsOf = "What is included: {package}";
export const inclusionsText =
  "Which lines the price holds. What you leave at “Ask us” stands there too, under that heading.";
export const inclusionsShort = "What is included";
