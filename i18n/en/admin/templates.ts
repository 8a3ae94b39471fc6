export const answer = "Answer";
export const answerLanguage = "Language of the answer";
export const templatesToAnswer = "Texts to answer with";
export const allTemplates = "All {count}";
export const noTemplates = "There is no text to answer with yet.";
export const writeOne = "Write one";
export const date = "Date in the text";
export const nameIsMissing = "{name} is missing";
export const dotsAreLeft = "Write what stands at “…” first.";
export const inOtherLanguage = "Not written in {language} yet: this is {other}.";
export const changeText = "Change the text";
export const backToTemplate = "Back to the template";
export const replaceTitle = "Replace what you wrote?";
export const replaceText = "The text that you wrote yourself for this answer is lost.";
export const keepMine = "Keep my text";
export const replaceMine = "Replace it";
export const answerLeaving = "The answer that you wrote is not opened yet.";
export const textToSend = "Text of the answer";
export const openInWhatsApp = "Open in WhatsApp";
export const openInMail = "Open in mail";
export const opensForYou = "Opens it for you. Nothing is sent by itself.";
export const notNoted = "It was not noted on the enquiry. {message}";
export const placeholders = {
  name: "Name",
  reference: "Reference",
  package: "Package",
  date: "Date",
  staff: "Your own name",
  agency: "Name of the agency",
} as const;
export const templates = "Templates";
export const templatesText =
  "Texts to answer enquiries with, by WhatsApp and mail. They are filled in for you; nothing is sent by itself.";
export const newTemplate = "New template";
export const chooseTemplate = "Choose a template";
export const chooseTemplateText = "Or write a new one.";
export const listOfTemplates = "List of templates";
export const templatesNotLoaded = "The templates could not be loaded";
export const templateGone = "This template is not here";
export const templateGoneText = "Somebody may have deleted it.";
export const backToTemplates = "All templates";
export const languageOfText = "Language of the text";
export const title = "Title, for staff";
export const subject = "Subject of a mail";
export const body = "Text";
export const bodyHint = "At “…” staff write something themselves before it leaves.";
export const fieldInLanguage = "{field} ({language})";
export const usePlaceholder = "Use a placeholder";
export const writeTitle = "Give it a title, in one language at least.";
export const writeBody = "Write the text, in one language at least.";
export const saveTemplate = "Save";
export const saving = "Saving";
export const templateSaved = "“{title}” is saved.";
export const templateNotSaved = "The template is not saved yet. {message}";
export const templateLeaving = "The template is not saved yet.";
export const deleteTemplate = "Delete";
export const askToDeleteTemplate = "Delete “{title}”?";
export const deleteTemplateText = "It goes for good. What was noted of its use on enquiries stays.";
export const keepTemplate = "Keep it";
export const templateDeleted = "“{title}” is deleted.";
export const templateStillThere = "The template is still there. {message}";
