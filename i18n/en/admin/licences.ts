export const licences = "Licences";
export const licencesText =
  "By which people can look you up. Each leaves every page by itself on the day after it ends.";
export const newLicence = "New licence";
export const editLicence = "Licence";
export const editLicenceText = "Visitors see it to the end of its last day.";
export const noLicences = "No licences yet";
export const noLicencesText = "The first one will appear here.";
export const notLoaded = "This could not be loaded";
export const endsToday = "Ends today";
export const endsIn = { one: "Ends in {count} day", other: "Ends in {count} days" } as const;
export const ended = {
  one: "Ended {count} day ago: on no page",
  other: "Ended {count} days ago: on no page",
} as const;
