import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("what waits is kept, shown to others, planned, published and thrown away", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/page/privacy");
  expect(screen.outline()).toEqual([
    "main:",
    '  form autocomplete=off labelledby="Privacy policy":',
    "    # Privacy policy",
    "    div role=status",
    "    [‹history› History | href=/admin/history/page/privacy]",
    "    What you keep of visitors, and for how long.",
    "    div role=group label=View .lg:hidden: <‹pencil› Edit | pressed=true> <‹eye› Preview | pressed=false>",
    '    ("Title" input type=text name=title value=Privacy Policy dir=auto required)',
    '    ("Last changed" input type=date name=lastChanged value=2026-11-15 dir=auto required describedby="The day that visitors see under the title.")',
    '    ("Opening line" textarea name=intro dir=auto: What this website keeps, why, for how long, and how to have it deleted.)',
    "    Policy",
    "    Each Heading 2 begins a part and stands in the list of contents.",
    "    div role=toolbar dir=ltr tabindex=0 orientation=horizontal label=Text formatting:",
    "      <‹heading-1› | title=Heading 1 tabindex=-1 label=Heading 1 pressed=false> <‹heading-2› | title=Heading 2 tabindex=-1 label=Heading 2 pressed=true> <‹pilcrow› | title=Normal tabindex=-1 label=Normal pressed=false>",
    "      <Sans Serif ‹chevrons-up-down› | title=Font: Sans Serif tabindex=-1 haspopup=menu expanded=false label=Font: Sans Serif>",
    "      <‹bold› | title=Bold tabindex=-1 label=Bold pressed=false> <‹italic› | title=Italic tabindex=-1 label=Italic pressed=false> <‹underline› | title=Underline tabindex=-1 label=Underline pressed=false> <‹baseline› | title=Text colour tabindex=-1 haspopup=menu expanded=false label=Text colour> <‹highlighter› | title=Background colour tabindex=-1 haspopup=menu expanded=false label=Background colour>",
    "      <‹quote› | title=Blockquote tabindex=-1 label=Blockquote pressed=false> <‹code› | title=Code block tabindex=-1 label=Code block pressed=false> <‹list-ordered› | title=Ordered list tabindex=-1 label=Ordered list pressed=false> <‹list› | title=Bullet list tabindex=-1 label=Bullet list pressed=false> <‹link› | title=Link tabindex=-1 label=Link pressed=false> <‹align-left› ‹chevron-down› | title=Alignment tabindex=-1 haspopup=menu expanded=false label=Alignment>",
    "      <‹undo› | title=Undo tabindex=-1 disabled label=Undo> <‹redo› | title=Redo tabindex=-1 disabled label=Redo> <‹image› | title=Picture tabindex=-1 label=Picture>",
    "      <‹heading-3› | title=Heading 3 tabindex=-1 label=Heading 3 pressed=false> <‹table› ‹chevron-down› | title=Table tabindex=-1 haspopup=menu expanded=false label=Table> <‹rule› | title=Line across tabindex=-1 label=Line across> <‹caption› | title=Caption tabindex=-1 disabled label=Caption> <‹direction› ‹chevron-down› | title=Direction of the paragraph tabindex=-1 haspopup=menu expanded=false label=Direction of the paragraph> <‹search› | title=Find and replace tabindex=-1 label=Find and replace>",
    "    div role=textbox dir=auto tabindex=0 contenteditable=true multiline=true label=Policy:",
    "      ## {dir=auto} The short version",
    "      p dir=auto: You can read every page of this site without telling us who you are. We learn your name and number only if you send us a form. We use them to answer you. We do not sell them, we do not track you across other sites, and you can ask us to delete them at any time.",
    "      ## {dir=auto} Who we are",
    "      p dir=auto: This site belongs to {name}, {address}. For anything on this page, write to {mail} or call {phone}. We are there {hours}.",
    "      ## {dir=auto} What an enquiry stores",
    "      p dir=auto: There are three forms for visitors on this site. Each stores what you type into it and nothing else about you.",
    "      ul dir=auto:",
    "        li: Get Started: what you are planning, the number of travellers, the month, your note, your name and your mobile number.",
    "        li: Ask for a price: your name, your mobile number, the month, the number of travellers and the page you asked from.",
    "        li: Send Message: your name, your email address and your message.",
    "      p dir=auto: To each enquiry the site adds the time it arrived. Our staff add a status, such as “Called” or “Waiting for papers”, and short notes about the conversation.",
    "      p dir=auto: Please do not type passport numbers, card numbers or medical details into a form. We never ask for them here. If we need a paper, we ask for it at the desk, for a stated reason.",
    "      ## {dir=auto} What we use it for",
    "      p dir=auto: We use an enquiry to call you back, to answer your question and to prepare a price in writing. We do not put you on an advertising list. If you tell us not to call again, we do not call again.",
    "      ## {dir=auto} Who can see it",
    "      p dir=auto: Only our own staff, each with a personal sign-in, can read enquiries. Two kinds of companies help us run the site: the one that hosts the server and, if enquiries are also sent to us by email, the one that carries our mail. They store the data for us and have no business reading it.",
    "      p dir=auto: We pass your details to an airline, a hotel or an embassy only after you have asked us to arrange something with them, and only what that booking or application needs.",
    "      p dir=auto: If you choose to write to us on WhatsApp, that conversation is also subject to WhatsApp’s own privacy policy.",
    "      ## {dir=auto} No tracking",
    "      p dir=auto: This site has no advertising, no visitor counting by other companies and no social media buttons that report back. Fonts, pictures and scripts come from our own server. The site counts how often each post is opened: it keeps a number for each day, and nothing about who opened it.",
    "      p dir=auto: Two things come from elsewhere, and only when you press them: the video and the map. When you start one, your browser connects to the company that provides it, and that company then sees your network address and may set its own cookies. If you do not press, nothing is loaded from them.",
    "      p dir=auto: Links to Facebook, Instagram and YouTube are ordinary links. Those companies learn of your visit only if you follow one.",
    "      ## {dir=auto} Cookies",
    "      p dir=auto: Visitors receive no cookies from us. There is one cookie on this site, and it is for staff: it keeps them signed in while they work, and it ends when they log out or when it expires.",
    "      p dir=auto: Your browser may remember small things on your own device, such as the light or dark look or a half-written form. They are not cookies, they stay with you, and you can remove them in the settings of your browser.",
    "      ## {dir=auto} The server’s own records",
    "      p dir=auto: Like every web server, ours keeps a technical record of requests and errors, so that we can find faults. Names, telephone numbers, email addresses and messages are not written into it. To stop programs from flooding our forms, the server may count tries from one network address for a short time. The count is not joined to your enquiry.",
    "      ## {dir=auto} How long we keep it",
    "      ul dir=auto:",
    "        li: Enquiries: while we are working on them, and then for up to twelve months after our last contact, so that you need not explain everything twice. After that the site deletes them by itself.",
    "        li: Bookings and visa files: these are kept at our office, not on this website, for as long as the journey and the law require. Ask us at the desk.",
    "        li: Backup copies: a deleted enquiry may remain in a backup for a short time, until that copy is replaced by a newer one.",
    "      ## {dir=auto} Seeing, correcting or deleting it",
    "      p dir=auto: You can ask us at any time what we hold about you, to correct it or to delete it. It costs nothing, and you need not give a reason.",
    "      ol dir=auto:",
    "        li: Write to {mail}, call us or come to the desk. The [Contact page | href=/contact rel=noopener noreferrer] has the address.",
    "        li: Tell us the name and the mobile number or email address that you used in the form.",
    "        … 1 more",
    "        li: We delete the enquiry with its notes and tell you when it is done, normally within seven days.",
    "      p dir=auto: If a law obliges us to keep a paper, for example a receipt, we will tell you which one and for how long.",
    "      ## {dir=auto} How we look after it",
    "      p dir=auto: Enquiries are kept in the site’s own database. Every member of staff signs in with a personal account, and passwords are stored in a form that cannot be read back. Signing in is checked on the server for every page behind it. If we learn that somebody has seen your data who should not have, we will tell you, plainly and soon.",
    "      ## {dir=auto} Children",
    "      p dir=auto: Our forms are meant for adults. A parent or guardian should send an enquiry for anyone under eighteen. If a child has sent us one, tell us and we will delete it.",
    "      ## {dir=auto} Changes to this page",
    "      p dir=auto: If we change how we handle your data, we change this page first and write the new date at the top. This version was last changed on 15 November 2026.",
    "    div role=status",
    "    div role=status",
    "    997 words, about 5 minutes to read",
    "    aside label=Live preview .max-lg:hidden:",
    "      ## Live preview",
    "      div role=group label=Preview size: <‹smartphone› Phone | pressed=true> <‹monitor› Computer | pressed=false>",
    "      iframe title=The page as it will stand",
    "    ‹eye› {role=status: Everything here is public}",
    "    <Update page {hidden=true: Saving} | type=submit> <‹chevron-down› | title=More ways to save haspopup=menu expanded=false label=More ways to save>",
  ]);
  await screen.type("Title", "What we keep of you");
  expect(await screen.press("More ways to save")).toEqual([
    "+ div role=menu dir=ltr tabindex=-1 orientation=vertical labelledby=nothing:",
    "+ div role=menuitem tabindex=-1: ‹inbox› Keep as draftNothing public changes",
    "+ div role=menuitem tabindex=-1: ‹clock› Publish later …",
    "+ div role=separator orientation=horizontal",
    "+ div role=menuitem tabindex=-1: ‹eye› Preview",
    "+ div role=menuitem tabindex=-1: ‹share› Share preview …For somebody without an account",
    "+ div role=separator orientation=horizontal",
    "+ div role=menuitem tabindex=-1: ‹undo› Throw the changes away …",
    'sent PUT /api/drafts/page/privacy {"base":1,"body":{"title":"What we keep of you"}}',
    "focus div Keep as draftNothing public changesPublish later …PreviewSha",
  ]);
  expect(await screen.press(/Publish later|Plan/)).toEqual([
    "closed",
    '+ div role=dialog tabindex=-1 labelledby="Publish later":',
    "+ ## Publish later",
    "+ <‹x› | label=Close>",
    "+ form:",
    "+ <Tonight 8:00 pm | pressed=false> <Tomorrow 9:00 am | pressed=true> <Friday 3:00 pm | pressed=false>",
    '+ Day ("Day" input type=date value=2026-11-26 max=2036-12-31 required invalid=false describedby="Dhaka time (UTC+6), the agency’s clock. Where you are now: t"+"") Time ("Time" input type=time value=09:00 required invalid=false describedby="Dhaka time (UTC+6), the agency’s clock. Where you are now: t"+"")',
    "+ <Not now> <Publish tomorrow 9:00 am | type=submit>",
    "focus button Close",
  ]);
  expect(screen.outline()).toEqual([
    'div role=dialog tabindex=-1 labelledby="Publish later":',
    "  ## Publish later",
    "  <‹x› | label=Close>",
    "  form:",
    "    <Tonight 8:00 pm | pressed=false> <Tomorrow 9:00 am | pressed=true> <Friday 3:00 pm | pressed=false>",
    '    Day ("Day" input type=date value=2026-11-26 max=2036-12-31 required invalid=false describedby="Dhaka time (UTC+6), the agency’s clock. Where you are now: t"+"") Time ("Time" input type=time value=09:00 required invalid=false describedby="Dhaka time (UTC+6), the agency’s clock. Where you are now: t"+"")',
    "    <Not now> <Publish tomorrow 9:00 am | type=submit>",
  ]);
  expect(await screen.key("Escape")).toEqual([
    "closed",
    "gone 1",
    "+ ‹circle-check› {role=status: Saved 12:00 pm, not public yet}",
    "focus button More ways to save",
  ]);
  await screen.press("More ways to save");
  expect(await screen.press(/Share|Show/)).toEqual([
    "closed",
    '+ div role=dialog tabindex=-1 labelledby="Share preview" describedby="Whoever has the address sees these changes on the real page,":',
    "+ ## Share preview",
    "+ <‹x› | label=Close>",
    "+ Whoever has the address sees these changes on the real page, as they are when they look. Nothing public changes.",
    "+ div role=status:",
    '+ Address ("Address" input value=http://localhost/privacy-policy?preview=id1 dir=ltr readonly) <‹copy› Copy>',
    "+ It works for 7 days, until 2 December 12:00 pm, Dhaka time, or until these changes go public.",
    "+ <Withdraw it> [Send on WhatsApp | href=https://wa.me/?text=http%3A%2F%2Flocalhost%2Fprivacy-policy%3Fpreview%3Did1 target=_blank rel=noreferrer]",
    "sent POST /api/drafts/page/privacy/preview",
    "focus button Close",
  ]);
  expect(await screen.key("Escape")).toEqual(["closed", "focus button More ways to save"]);
  expect(await screen.press(/^Update/)).toEqual([
    "gone 1",
    "+ ‹eye› {role=status: Everything here is public}",
    "success: Privacy policy updated.",
    'sent PUT /api/pages/privacy {"title":"What we keep of you","lastChanged":"2026-11-15","intro":"What this website keeps, why, for how long, and how to have it deleted.","content":"<h2>The short version</h2><p>You can read every page of this site without telling us who you are. We learn your name and number only if you send us a form. We use them to answer you. We do not sell them, we do not track you across other sites, and you can ask us to delete them at any time.</p><h2>Who we are</h2><p>This site belongs to {name}, {address}. For anything on this page, write to {mail} or call {phone}. We are there {hours}.</p><h2>What an enquiry stores</h2><p>There are three forms for visitors on this site. Each stores what you type into it and nothing else about you.</p><ul><li><strong>Get Started:</strong> what you are planning, the number of travellers, the month, your note, your name and your mobile number.</li><li><strong>Ask for a price:</strong> your name, your mobile number, the month, the number of travellers and the page you asked from.</li><li><strong>Send Message:</strong> your name, your email address and your message.</li></ul><p>To each enquiry the site adds the time it arrived. Our staff add a status, such as “Called” or “Waiting for papers”, and short notes about the conversation.</p><p>Please do not type passport numbers, card numbers or medical details into a form. We never ask for them here. If we need a paper, we ask for it at the desk, for a stated reason.</p><h2>What we use it for</h2><p>We use an enquiry to call you back, to answer your question and to prepare a price in writing. We do not put you on an advertising list. If you tell us not to call again, we do not call again.</p><h2>Who can see it</h2><p>Only our own staff, each with a personal sign-in, can read enquiries. Two kinds of companies help us run the site: the one that hosts the server and, if enquiries are also sent to us by email, the one that carries our mail. They store the data for us and have no business reading it.</p><p>We pass your details to an airline, a hotel or an embassy only after you have asked us to arrange something with them, and only what that booking or application needs.</p><p>If you choose to write to us on WhatsApp, that conversation is also subject to WhatsApp’s own privacy policy.</p><h2>No tracking</h2><p>This site has no advertising, no visitor counting by other companies and no social media buttons that report back. Fonts, pictures and scripts come from our own server. The site counts how often each post is opened: it keeps a number for each day, and nothing about who opened it.</p><p>Two things come from elsewhere, and only when you press them: the video and the map. When you start one, your browser connects to the company that provides it, and that company then sees your network address and may set its own cookies. If you do not press, nothing is loaded from them.</p><p>Links to Facebook, Instagram and YouTube are ordinary links. Those companies learn of your visit only if you follow one.</p><h2>Cookies</h2><p>Visitors receive no cookies from us. There is one cookie on this site, and it is for staff: it keeps them signed in while they work, and it ends when they log out or when it expires.</p><p>Your browser may remember small things on your own device, such as the light or dark look or a half-written form. They are not cookies, they stay with you, and you can remove them in the settings of your browser.</p><h2>The server’s own records</h2><p>Like every web server, ours keeps a technical record of requests and errors, so that we can find faults. Names, telephone numbers, email addresses and messages are not written into it. To stop programs from flooding our forms, the server may count tries from one network address for a short time. The count is not joined to your enquiry.</p><h2>How long we keep it</h2><ul><li><strong>Enquiries:</strong> while we are working on them, and then for up to twelve months after our last contact, so that you need not explain everything twice. After that the site deletes them by itself.</li><li><strong>Bookings and visa files:</strong> these are kept at our office, not on this website, for as long as the journey and the law require. Ask us at the desk.</li><li><strong>Backup copies:</strong> a deleted enquiry may remain in a backup for a short time, until that copy is replaced by a newer one.</li></ul><h2>Seeing, correcting or deleting it</h2><p>You can ask us at any time what we hold about you, to correct it or to delete it. It costs nothing, and you need not give a reason.</p><ol><li>Write to {mail}, call us or come to the desk. The <a href=\\"/contact\\">Contact page</a> has the address.</li><li>Tell us the name and the mobile number or email address that you used in the form.</li><li>We call or write back to that same number or address, to be sure that the request is yours.</li><li>We delete the enquiry with its notes and tell you when it is done, normally within seven days.</li></ol><p>If a law obliges us to keep a paper, for example a receipt, we will tell you which one and for how long.</p><h2>How we look after it</h2><p>Enquiries are kept in the site’s own database. Every member of staff signs in with a personal account, and passwords are stored in a form that cannot be read back. Signing in is checked on the server for every page behind it. If we learn that somebody has seen your data who should not have, we will tell you, plainly and soon.</p><h2>Children</h2><p>Our forms are meant for adults. A parent or guardian should send an enquiry for anyone under eighteen. If a child has sent us one, tell us and we will delete it.</p><h2>Changes to this page</h2><p>If we change how we handle your data, we change this page first and write the new date at the top. This version was last changed on 15 November 2026.</p>","version":1}',
    "focus button Update page Saving",
  ]);
  await screen.type("Title", "What we keep");
  await screen.press("More ways to save");
  expect(await screen.press(/Throw|Discard|Undo/)).toEqual([
    "closed",
    '+ div role=alertdialog tabindex=-1 labelledby="Throw the changes away?" describedby="The form shows what is public again. What you throw away sta":',
    "+ ## Throw the changes away?",
    "+ The form shows what is public again. What you throw away stays in the history for 30 days.",
    "+ <Not now> <Throw them away | .button-danger>",
    "focus button Not now",
  ]);
});

test("a form that is left with changes asks first", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/settings/social");
  await screen.press("Remove row 3");
  await screen.type("Address", "nonsense");
  expect(await screen.press("Update")).toEqual([
    "gone 2",
    '+ div role=group tabindex=-1 labelledby="Please fix one thing":',
    "+ ‹circle-alert› Please fix one thing",
    "+ ul: li: [Social links, row 1: Address must be a whole address that begins with https:// | href=#field-social.0.url]",
    '+ ("Address" input type=text name=social.0.url value=nonsense dir=auto required describedby="Begins with https://"+"Social links, row 1: Address must be a whole address that be" invalid=true)',
    "+ ‹circle-check› {role=status: Saved 12:00 pm, not public yet}",
    'sent PUT /api/drafts/settings/social {"base":1,"body":{"social":[{"name":"Facebook","url":"nonsense"},{"name":"Instagram","url":"https://www.instagram.com/rihla.example"}]}}',
    "focus div Please fix one thingSocial links, row 1: Address must be a w",
  ]);
  expect(await screen.press("Move row 2 up")).toEqual([
    "gone 5",
    '+ ("Name" input type=text name=social.0.name value=Instagram dir=auto required)',
    '+ ("Address" input type=text name=social.0.url value=https://www.instagram.com/rihla.example dir=auto required describedby="Begins with https://")',
    '+ ("Name" input type=text name=social.1.name value=Facebook dir=auto required)',
    '+ ("Address" input type=text name=social.1.url value=nonsense dir=auto required describedby="Begins with https://")',
    "+ ‹refresh-cw› {role=status .sr-only: Saved 12:00 pm, not public yet} {hidden=true: Saving}",
    "focus button Move row 2 up",
  ]);
  expect(await screen.press("Add a link")).toEqual([
    "gone 1",
    "+ <‹arrow-up› | label=Move row 2 up disabled=false> <‹arrow-down› | label=Move row 2 down disabled=false> <‹trash› Remove | label=Remove row 2>",
    "+ legend .sr-only: Social links, row 3",
    '+ ("Name" input type=text name=social.2.name value dir=auto required)',
    '+ ("Address" input type=text name=social.2.url value dir=auto required describedby="Begins with https://")',
    "+ <‹arrow-up› | label=Move row 3 up disabled=false> <‹arrow-down› | label=Move row 3 down disabled=true> <‹trash› Remove | label=Remove row 3>",
    "focus button Add a link",
  ]);
  await screen.router.navigate("/admin/media");
  expect(await screen.came()).toEqual([
    '+ div role=alertdialog tabindex=-1 labelledby="Leave without saving?" describedby="Visitors will not see your changes. What you typed is saved ":',
    "+ ## Leave without saving?",
    "+ Visitors will not see your changes. What you typed is saved by now.",
    "+ <Stay here> <Leave>",
    'sent PUT /api/drafts/settings/social {"version":…,"base":1,"body":{"social":[{"name":"Instagram","url":"https://www.instagram.com/rihla.example"},{"name":"Facebook","url":"nonsense"},{"name":"","url":""}]}}',
    "focus button Stay here",
  ]);
  expect(await screen.press(/Stay/)).toEqual([
    "closed",
    "gone 1",
    "+ ‹circle-check› {role=status: Saved 12:00 pm, not public yet}",
    "focus button Add a link",
  ]);
  await screen.router.navigate("/admin/media");
  expect(await screen.came()).toEqual([
    "gone 34",
    "+ # {tabindex=-1} Media",
    "+ Your pictures, and the illustrations that come with the site.",
    "+ div dir=ltr:",
    '+ div role=tablist tabindex=0 orientation=horizontal label=Kinds of pictures: <Pictures | role=tab tabindex=-1 selected=true controls="Search picturesUpload picturesor drop or paste them hereNo p"> <Illustrations | role=tab tabindex=-1 selected=false controls="">',
    '+ div role=tabpanel tabindex=-1 labelledby="Pictures":',
    '+ search: Search pictures ("Search pictures" input type=search value)',
    '+ ul: li: ("Upload picturesor drop or paste them here" input type=file accept=image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml multiple .sr-only) ‹upload› Upload picturesor drop or paste them here',
    "+ p role=status: No pictures yet. The first one will appear here.",
    '+ div role=tabpanel tabindex=-1 hidden labelledby="Illustrations"',
    "at /admin/media",
    "focus h1 Media",
  ]);
});
