import * as accounts from "#i18n/en/admin/accounts.ts";
import * as backups from "#i18n/en/admin/backups.ts";
import * as departureForm from "#i18n/en/admin/departure-form.ts";
import * as departurePaste from "#i18n/en/admin/departure-paste.ts";
import * as departures from "#i18n/en/admin/departures.ts";
import * as editor from "#i18n/en/admin/editor.ts";
import * as enquiries from "#i18n/en/admin/enquiries.ts";
import * as entries from "#i18n/en/admin/entries.ts";
import * as followUp from "#i18n/en/admin/follow-up.ts";
import * as history from "#i18n/en/admin/history.ts";
import * as home from "#i18n/en/admin/home.ts";
import * as media from "#i18n/en/admin/media.ts";
import * as moveIn from "#i18n/en/admin/move-in.ts";
import * as posts from "#i18n/en/admin/posts.ts";
import * as preview from "#i18n/en/admin/preview.ts";
import { movedAddresses } from "#i18n/en/admin/redirects.ts";
import * as security from "#i18n/en/admin/security.ts";
import { signOut } from "#i18n/en/admin/session.ts";
import * as settings from "#i18n/en/admin/settings.ts";
import * as shell from "#i18n/en/admin/shell.ts";
import * as system from "#i18n/en/admin/system.ts";
import * as templates from "#i18n/en/admin/templates.ts";
import * as toldWhen from "#i18n/en/admin/told-when.ts";
import * as translate from "#i18n/en/admin/translate.ts";
import * as visas from "#i18n/en/admin/visas.ts";
import { statuses } from "#i18n/en/enquiries.ts";
import { postWords as post } from "#i18n/en/kinds/post.ts";
import { byPasskey, forgot, useRecovery } from "#i18n/en/site/auth.ts";

/** What buttons and pages that the guide names are called: it cannot name what is not there any more. */
export const GUIDE_LABELS = {
  about: shell.about,
  addDeparture: departures.create,
  addPasskey: security.addPasskey,
  agencyGroup: settings.groups.agency.title,
  answerBox: templates.answer,
  askEverybody: security.askEverybody,
  askNobody: security.askNobody,
  backupsPlace: backups.backups,
  blog: shell.blog,
  blogLink: post.link.label,
  byPasskey,
  checkEverything: system.checkEverything,
  checkRows: departurePaste.check,
  codeFromApp: security.codeFromApp,
  contactGroup: settings.groups.contact.title,
  contactPage: shell.contact,
  createBlog: posts.createBlog,
  createNewBlog: posts.createNewBlog,
  deleteDeparture: departures.deletes,
  departures: shell.departures,
  devices: accounts.devices,
  downloadReport: moveIn.downloadReport,
  enquiries: shell.enquiries,
  findOrDo: shell.findOrDo,
  firstDayList: home.firstDay,
  forgot,
  full: departureForm.seatsAre.full,
  handOver: accounts.handOver,
  history: editor.history,
  home: shell.home,
  invite: accounts.invite,
  languagesPlace: translate.languages,
  lockNow: backups.lockNow,
  lookFirst: moveIn.lookFirst,
  lookGroup: settings.groups.look.title,
  mailPlace: settings.mail,
  makeNewCodes: security.makeNew,
  makeNow: backups.makeNow,
  makeOwner: accounts.makeOwner,
  markAsCalled: enquiries.markAsCalled,
  markTold: toldWhen.markTold,
  media: shell.media,
  menu: shell.menu,
  mergeTwo: followUp.mergeTwo,
  more: shell.more,
  movedPlace: movedAddresses,
  moveInPlace: moveIn.moveIn,
  noOwner: followUp.noOwner,
  noPhone: useRecovery,
  noticeGroup: settings.groups.notice.title,
  notSpam: enquiries.notSpam,
  openInApp: security.openInApp,
  openInMail: templates.openInMail,
  openInvitations: accounts.openInvitations,
  openInWhatsApp: templates.openInWhatsApp,
  packages: shell.packageTitle,
  papersPage: shell.papers,
  pasteRows: departurePaste.open,
  preview: preview.preview,
  privacyPage: shell.privacy,
  profile: shell.yourProfile,
  publishDeparture: entries.publish.departure,
  publishLater: editor.publishLater,
  putBack: backups.putBack,
  recoveryCodes: security.recoveryCodes,
  remove: accounts.remove,
  removeDemo: home.removeDemo,
  removePasskey: security.remove,
  rename: security.rename,
  restoreFile: backups.restoreFile,
  restoreThis: history.restoreThis,
  reviewedToday: visas.reviewedToday,
  seats: departures.seats,
  securityPlace: security.security,
  sendAgain: accounts.sendAgain,
  settings: shell.settings,
  setUp: security.setUp,
  setUpAgain: security.setUpAgain,
  signOut,
  signOutOthers: security.signOutOthers,
  socialGroup: settings.groups.social.title,
  spam: statuses.spam,
  staffPlace: settings.staff,
  stillFits: translate.stillFits,
  systemPlace: system.system,
  templates: templates.templates,
  today: shell.todayTitle,
  toldWhen: shell.toldWhen,
  trash: shell.trash,
  trustPage: shell.trust,
  undoAll: moveIn.undo,
  update: editor.update,
  updateBlog: posts.updateBlog,
  uploadPictures: media.uploadPictures,
  visas: shell.visas,
  whatItShows: media.whatItShows,
  whereYouAre: security.whereYouAre,
  withdraw: accounts.withdraw,
  withSecrets: backups.withSecrets,
} as const;
