import * as accounts from "#i18n/en/admin/accounts.ts";
import * as backups from "#i18n/en/admin/backups.ts";
import * as departurePaste from "#i18n/en/admin/departure-paste.ts";
import * as departures from "#i18n/en/admin/departures.ts";
import * as editor from "#i18n/en/admin/editor.ts";
import * as enquiries from "#i18n/en/admin/enquiries.ts";
import * as followUp from "#i18n/en/admin/follow-up.ts";
import * as history from "#i18n/en/admin/history.ts";
import * as home from "#i18n/en/admin/home.ts";
import * as media from "#i18n/en/admin/media.ts";
import * as moveIn from "#i18n/en/admin/move-in.ts";
import * as posts from "#i18n/en/admin/posts.ts";
import * as preview from "#i18n/en/admin/preview.ts";
import { movedAddresses } from "#i18n/en/admin/redirects.ts";
import * as security from "#i18n/en/admin/security.ts";
import * as settings from "#i18n/en/admin/settings.ts";
import * as shell from "#i18n/en/admin/shell.ts";
import * as system from "#i18n/en/admin/system.ts";
import * as templates from "#i18n/en/admin/templates.ts";
import * as toldWhen from "#i18n/en/admin/told-when.ts";
import * as translate from "#i18n/en/admin/translate.ts";
import * as visas from "#i18n/en/admin/visas.ts";

/** What buttons and pages that the guide names are called: it cannot name what is not there any more. */
export const GUIDE_LABELS = {
  about: shell.about,
  addDeparture: departures.create,
  addPasskey: security.addPasskey,
  agencyGroup: settings.groups.agency.title,
  answerBox: templates.answer,
  askEverybody: security.askEverybody,
  backupsPlace: backups.backups,
  blog: shell.blog,
  checkEverything: system.checkEverything,
  checkRows: departurePaste.check,
  codeFromApp: security.codeFromApp,
  contactGroup: settings.groups.contact.title,
  createBlog: posts.createBlog,
  createNewBlog: posts.createNewBlog,
  departures: shell.departures,
  enquiries: shell.enquiries,
  findOrDo: shell.findOrDo,
  firstDayList: home.firstDay,
  history: editor.history,
  home: shell.home,
  invite: accounts.invite,
  languagesPlace: translate.languages,
  lockNow: backups.lockNow,
  lookFirst: moveIn.lookFirst,
  lookGroup: settings.groups.look.title,
  mailPlace: settings.mail,
  makeNow: backups.makeNow,
  makeOwner: accounts.makeOwner,
  markAsCalled: enquiries.markAsCalled,
  markTold: toldWhen.markTold,
  media: shell.media,
  mergeTwo: followUp.mergeTwo,
  moveInPlace: moveIn.moveIn,
  movedPlace: movedAddresses,
  noticeGroup: settings.groups.notice.title,
  openInMail: templates.openInMail,
  openInWhatsApp: templates.openInWhatsApp,
  packages: shell.packageTitle,
  papersPage: shell.papers,
  preview: preview.preview,
  pasteRows: departurePaste.open,
  publish: editor.publish,
  putBack: backups.putBack,
  recoveryCodes: security.recoveryCodes,
  remove: accounts.remove,
  removeDemo: home.removeDemo,
  restoreFile: backups.restoreFile,
  restoreThis: history.restoreThis,
  reviewedToday: visas.reviewedToday,
  securityPlace: security.security,
  setUp: security.setUp,
  setUpAgain: security.setUpAgain,
  settings: shell.settings,
  signOutOthers: security.signOutOthers,
  staffPlace: settings.staff,
  stillFits: translate.stillFits,
  systemPlace: system.system,
  templates: templates.templates,
  today: shell.todayTitle,
  toldWhen: shell.toldWhen,
  trash: shell.trash,
  undoAll: moveIn.undo,
  update: editor.update,
  updateBlog: posts.updateBlog,
  uploadPictures: media.uploadPictures,
  visas: shell.visas,
  whatItShows: media.whatItShows,
} as const;
