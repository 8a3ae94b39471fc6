import * as accounts from "#i18n/en/admin/accounts.ts";
import { backups } from "#i18n/en/admin/backups.ts";
import * as departures from "#i18n/en/admin/departures.ts";
import * as editor from "#i18n/en/admin/editor.ts";
import * as followUp from "#i18n/en/admin/follow-up.ts";
import * as media from "#i18n/en/admin/media.ts";
import { moveIn } from "#i18n/en/admin/move-in.ts";
import * as posts from "#i18n/en/admin/posts.ts";
import { movedAddresses } from "#i18n/en/admin/redirects.ts";
import * as security from "#i18n/en/admin/security.ts";
import * as settings from "#i18n/en/admin/settings.ts";
import * as shell from "#i18n/en/admin/shell.ts";
import * as system from "#i18n/en/admin/system.ts";
import { templates } from "#i18n/en/admin/templates.ts";
import * as toldWhen from "#i18n/en/admin/told-when.ts";
import * as translate from "#i18n/en/admin/translate.ts";
import * as visas from "#i18n/en/admin/visas.ts";

/** What buttons and pages that the guide names are called: it cannot name what is not there any more. */
export const GUIDE_LABELS = {
  addDeparture: departures.create,
  addPasskey: security.addPasskey,
  agencyGroup: settings.groups.agency.title,
  askEverybody: security.askEverybody,
  backupsPlace: backups,
  blog: shell.blog,
  checkEverything: system.checkEverything,
  contactGroup: settings.groups.contact.title,
  createBlog: posts.createBlog,
  createNewBlog: posts.createNewBlog,
  departures: shell.departures,
  enquiries: shell.enquiries,
  findOrDo: shell.findOrDo,
  history: editor.history,
  home: shell.home,
  invite: accounts.invite,
  languagesPlace: translate.languages,
  lookGroup: settings.groups.look.title,
  mailPlace: settings.mail,
  makeOwner: accounts.makeOwner,
  markTold: toldWhen.markTold,
  media: shell.media,
  mergeTwo: followUp.mergeTwo,
  moveInPlace: moveIn,
  movedPlace: movedAddresses,
  packages: shell.packageTitle,
  papersPage: shell.papers,
  preview: editor.preview,
  publish: editor.publish,
  recoveryCodes: security.recoveryCodes,
  remove: accounts.remove,
  reviewedToday: visas.reviewedToday,
  securityPlace: security.security,
  setUp: security.setUp,
  settings: shell.settings,
  signOutOthers: security.signOutOthers,
  staffPlace: settings.staff,
  stillFits: translate.stillFits,
  systemPlace: system.system,
  templates,
  today: shell.todayTitle,
  toldWhen: shell.toldWhen,
  trash: shell.trash,
  uploadPictures: media.uploadPictures,
  visas: shell.visas,
  whatItShows: media.whatItShows,
} as const;
