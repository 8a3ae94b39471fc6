import type { ErrorCode } from "#contracts/errors.ts";

export const errors = {
  "not-found": "This is not here any more: somebody may have deleted it.",
  "nothing-waits":
    "Nothing waits here any more: somebody else has published it, or thrown it away. Load the page again to see what is public.",
  "in-trash": "This was deleted meanwhile. It lies in the trash, and can be put back from there.",
  "not-taken-back":
    "It cannot be taken back any more: somebody has written here since, or it is too long ago. What waited before is in the history.",
  "link-taken": "Another post has this link. Choose a different one.",
  "page-link-taken": "Another page has this address. Choose a different one.",
  "entry-taken": "There is one already for the same country and purpose. Change that one.",
  "address-in-use": "There is a page at this address. Only an address without a page can lead on.",
  "address-moved": "This address leads to {to} already. Remove that first.",
  "address-circle": "This would lead in a circle.",
  "address-twice": "Line {line} says where this address leads.",
  "too-many-addresses":
    "At most {most} moved addresses are kept. Remove some that nobody uses any more.",
  "too-many-lines": "At most {most} lines can be pasted at once. Paste the others after these.",
  "not-two-addresses":
    "Two addresses belong on a line: the old one, then the new one, with a space, a comma or an arrow between.",
  "text-too-deep":
    "This text has more than 1,000 HTML elements inside one another. Close those that are left open, then save again.",
  "text-too-long":
    "With its formats and links spelled out this text is longer than {most} letters. Shorten it, or take some of them out.",
  "draft-too-large":
    "This is too large to be stored: it may have 1 MB in all. Shorten it, or take pictures out.",
  "changed-meanwhile": "Somebody else saved since you loaded this. Compare the two versions.",
  "other-package":
    "This is the address of the package “{address}”, and the departure names “{named}”. Leave the package out, or send it to the address of “{named}”.",
  "other-text":
    "What is changed was written in another text than the one that is here. Send the whole text.",
  "email-taken": "Somebody is registered with this email address.",
  "wrong-credentials": "Invalid email or password",
  "wrong-current-password": "This is not your current password.",
  "wrong-code":
    "This code is wrong, or it was used before. Wait for the next one; if that is wrong too, set the clock of your phone.",
  "wrong-recovery-code": "This is no recovery code of yours, or it was used before.",
  "code-step-over":
    "Type your email and password again: it took too long, or too many codes were wrong.",
  "second-factor-lost":
    "Codes cannot be checked any more, because the secret of this website has changed. Whoever runs the server can turn them off: npm run admin -- second-factor-off EMAIL",
  "second-factor-missing": "There is no second factor that this could change. Load the page again.",
  "second-factor-needed":
    "All staff need a second factor by now. Set one up under Settings, Security, then go on.",
  "passkey-refused":
    "The device did not confirm it, or this passkey is not of this website. Try again, or sign in with your password.",
  "no-passkeys-here":
    "Passkeys need an address with a name, such as https://www.example.com. This one is made of numbers.",
  "common-password": "This password is one of the first that anybody would try. Choose another.",
  "invitation-needed": "Registering needs an invitation that is still open. Ask for a new one.",
  "owner-only": "Only the owner of this website may do this. Ask them.",
  "owner-stays": "The owner cannot be removed. Hand the ownership over first.",
  "owner-already": "They own this website already.",
  "form-too-old": "This form had been open for too long. Please send it again.",
  "mail-not-waiting": "This mail is sent already, or on its way. Look again in a minute.",
  "reset-needed": "This link was used, or is too old. Ask for a new one.",
  "picture-in-use": "This picture is still used. Choose another one there first: {places}.",
  "paper-in-use": "Visas still ask for this paper. Take it out there first: {places}.",
  "picture-under-way":
    "This picture is being uploaded or removed at this moment. Try again in a few minutes.",
  "check-under-way": "Everything is being checked at this moment. Look again in half a minute.",
  "backup-under-way": "A backup is being made, or put back, at this moment: wait until it is done.",
  "site-exchanged":
    "A backup is being put in place of the site. Nothing was saved: try again in a minute.",
  "backup-password":
    "This backup may hold the secret of the site. Download it under Settings, Backups: your password is asked for there.",
  "backups-unreadable":
    "The folder of the backups cannot be read, so none is made. Whoever runs the server finds it in the data folder, and gives it to the account that the server runs under.",
  "backup-elsewhere":
    "This backup lies on another server or could not be fetched: download it there, and bring it here as a file.",
  "bucket-keeps":
    "The bucket does not let this backup be removed: it stays there, and lies on this server no longer. Whoever runs the server sees to what the keys in the S3_ variables may do.",
  "bucket-away":
    "The bucket does not answer, so nothing was removed. Try again later; if it stays so, ask whoever runs the server.",
  "backup-locked":
    "This backup is locked: give the whole key that was shown when backups were locked. It begins with AGE-SECRET-KEY-1 and has 74 letters, digits and signs.",
  "backup-foreign":
    "This file is no backup of Rihla: its name ends in .tar.zst or .tar.zst.age, as it was downloaded here. Nothing was kept of it.",
  "backup-newer":
    "A newer version of Rihla made this backup: put that version in place first. Nothing was kept of it.",
  "backup-not-whole":
    "This backup is cut off or was altered on its way. Copy it once more from where it lies, or take another one. Nothing was kept of it.",
  "backup-no-room":
    "There is no room left on the server for this backup. Remove old ones, or ask your host for a larger disk. Nothing was kept of it.",
  "wrong-site-name":
    "This is not the agency’s name as it stands in the settings: type it as it is written there.",
  "import-under-way":
    "Somebody is moving in at this moment. Wait until that is over, or stop it first.",
  "import-not-now":
    "This cannot be done with it as it stands now. Load the page again to see what can.",
  "import-file-gone":
    "What was brought in is not on this server any more. Give the same file or address again: what came already is not made twice.",
  "import-not-wordpress":
    "This is no file that WordPress exports. In WordPress choose Tools, Export, All content, and give the XML file that it makes (unpack a ZIP first).",
  "import-not-ghost":
    "This is no file that Ghost exports. In Ghost choose Settings, Migration tools, Export content, and give the JSON file that it makes.",
  "import-not-old-site":
    "There is a website at this address, but not one of the old kind: it does not say what its pages and posts are. Check the address, or export a file there.",
  "import-not-reached":
    "Nobody answers at this address, or too slowly. Check that the old website can be opened in a browser, and try again.",
  "import-damaged":
    "This file is damaged, or ends before its end. Export it again and wait until the download is over.",
  "import-encoding":
    "This file is not written in the encoding that it names. Export it again, and do not save it with another program.",
  "import-too-large":
    "This is larger than 500 MB. Export it in several parts, for example by year, and take over one after another.",
  "import-no-file": "Choose a file, and say whether it comes from WordPress or from Ghost.",
  "import-no-room":
    "There is no room left on the server for moving in. What has come already stays. Remove old backups, or ask your host for a larger disk, then try again.",
  "picture-not-reached":
    "The other site did not give this picture. Save it as a file and drop it into the text.",
  "alt-too-long": "Shorten what the picture shows to 300 letters.",
  "no-file": "Choose a picture to upload.",
  "broken-upload": "The upload broke off before it was whole. Try again.",
  "upload-too-large": "This file is larger than 20 MB. Make it smaller, then try again.",
  "not-a-picture":
    "This is not a picture that we can read. Send a JPEG, PNG, WebP, AVIF, GIF or SVG; what counts is what is in the file, not its name.",
  "damaged-picture": "This picture is damaged or cut off. Save it again, or send it once more.",
  "too-many-pixels":
    "This picture has too many pixels: at most 50 megapixels, and 16,000 pixels on a side. Make it smaller.",
  "avif-too-large":
    "This AVIF has too many pixels: at most 16 megapixels. Save it as a JPEG, or make it smaller.",
  "drawing-too-large": "This SVG is larger than 1 MB. Save it as a PNG or a JPEG instead.",
  "drawing-too-complex":
    "This SVG repeats its parts too often: browsers would take too long to draw it. Save it as a PNG or a JPEG instead.",
  "picture-too-tall":
    "This picture is too tall for its width. Cut it into several, one above the other.",
  "picture-too-slow": "This picture took too long to read. Save it again as a plain JPEG.",
  restarting:
    "The server is being started anew just now, and this picture was not kept. Send it again in a minute.",
  "disk-full": "There is no room left for pictures on the server. Nothing was kept of this one.",
  "no-room":
    "The disk of our server is full, so nothing was saved. What you typed is still here: try again once there is room.",
  "no-room-for-editors":
    "The disk of our server is almost full: what is left of it is kept for the owner. Nothing was saved, and what you typed is still here. Tell the owner of this website.",
  "database-lost":
    "Nothing was saved: the server has lost its database file. What you typed is still here. Whoever runs the server finds the reason in its log.",
  "database-shut":
    "Nothing was saved: the server may not write into its database file just now. What you typed is still here. Whoever runs the server finds the reason in its log.",
  "database-held":
    "Nothing was saved: another program holds our database just now. What you typed is still here. Please try again in a few seconds.",
  "database-away": "Our database does not answer just now. Please try again in a minute or two.",
  "pictures-away":
    "The store that our pictures lie in does not answer just now. Please try again in a few seconds.",
  "too-busy": "Too many are signing in at this moment. Please try again in a few seconds.",
  "too-many-tries": "Too many tries. Wait a little, then try again.",
  "too-many-codes":
    "Too many codes were wrong today. Sign in on a device that you used before, or try again tomorrow.",
  "no-post": "There is no post with this id.",
  "no-post-with-link": "There is no post with this link.",
  "enquiry-merged": "This enquiry stands in another one. Work on it there.",
  "merge-itself": "An enquiry cannot be merged with itself.",
  "merge-example":
    "One of the two is an example of the demo agency. Examples are merged with examples only.",
  "merge-into-closed":
    "This enquiry is closed and would be deleted sooner than the other one. Merge the two the other way round.",
  "too-many-merged": "At most {most} enquiries can stand in one.",
  "unmerge-too-late": "They were merged more than 30 days ago, and stay so.",
  "no-such-owner": "Nobody on the staff has this id. Choose somebody who is there.",
  "too-many-templates": "At most {most} templates are kept. Delete one that nobody uses any more.",
  "no-enquiry": "There is no enquiry with this id.",
  "no-mail": "There is no mail with this id.",
  "no-package": "There is no package with this id.",
  "page-not-written": "Nobody has written this page yet.",
  "no-endpoint": "There is no such endpoint.",
  "wrong-method": "This endpoint does not answer {method} requests.",
  "not-signed-in": "Sign in first.",
  "bad-input": "The request has a mistake: {mistakes}.",
  "not-json": "The body is not JSON.",
  "not-sent-as-json": "The body must be JSON, sent as application/json.",
  "unreadable-address": "This address cannot be read.",
  "from-elsewhere": "This was sent from another website. Open our page and send it from there.",
  "other-address": "This website's address is {address}. Open it there and send this again.",
  "unknown-address":
    "This website does not know the address that you opened it at. Whoever runs the server has to set PUBLIC_URL to that address.",
  "body-too-large": "This is too large: at most {limit} can be sent here at once.",
  "too-many-bodies": "Too many send something at this moment. Try again in a few seconds.",
  "too-many-requests": "Too many ask at this moment. Try again in a few seconds.",
  failed: "Something went wrong on our side. Please try again.",
  "unreadable-request": "This request cannot be read.",
  "slow-request": "This request came too slowly. Send it again.",
  "long-headers":
    "The address or the headers of this request are too long: at most 16 KB. Delete this site's cookies, then try again.",
  "long-chunks": "Parts of this request are too long.",
  "many-parts": "This request comes in too many tiny parts. Send it in larger ones.",
  "no-proxy": "This is a website, not a proxy.",
  "no-host": "This request does not say which host it is for.",
  "not-expected": "This server cannot do what is expected.",
} as const satisfies Record<ErrorCode, string>;
