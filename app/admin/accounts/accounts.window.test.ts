import { expect, test } from "vitest";
import { makeUser } from "#tests/support/make-user.ts";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("who belongs to the team: invited, shown where they are signed in, handed over to", async () => {
  const admin = await openAdminWindow();
  await admin.site.invitation.create("guest@rihla.example", { by: admin.owner._id });
  await makeUser(admin, { name: "Rahim Uddin", email: "rahim@rihla.example" });
  let screen = await admin.open("/settings/staff");
  expect(screen.outline()).toEqual([
    "main:",
    "  # Staff",
    "  Editors look after content and enquiries. The owner also decides who belongs to the team.",
    "  ul:",
    "    li: {dir=auto: Nadia Islam} (you)nadia@rihla.exampleOwner <Devices | label=Where Nadia Islam is signed in>",
    "    li: {dir=auto: Rahim Uddin} rahim@rihla.exampleEditor <Devices | label=Where Rahim Uddin is signed in> <Make owner | label=Make Rahim Uddin the owner> <Remove | label=Remove Rahim Uddin>",
    "  form:",
    "    ## Invite somebody",
    '    Email ("Email" input type=email name=email value autocomplete=off) <Invite {hidden=true: Inviting} | type=submit>',
    '  section labelledby="Open invitations":',
    "    ## Open invitations",
    "    ul: li: guest@rihla.exampleMade today, works until 2 December <Send again | label=Send the invitation for guest@rihla.example again> <Withdraw | label=Withdraw the invitation for guest@rihla.example>",
  ]);
  expect(await screen.press("Invite")).toEqual([
    "gone 1",
    '+ Email ("Email" input type=email name=email value autocomplete=off invalid=true describedby="Enter an email address with an @ sign, for example name@exam") <Invite {hidden=true: Inviting} | type=submit>',
    "focus button Invite Inviting",
  ]);
  await screen.type("Email", "new@rihla.example");
  expect(await screen.press("Invite")).toEqual([
    "gone 2",
    '+ Email ("Email" input type=email name=email value autocomplete=off) <Invite {hidden=true: Inviting} | type=submit>',
    '+ div role=status: Send this link yourselfFor new@rihla.example. It works once, until 2 December. ("Send this link yourselfFor new@rihla.example. It works once, until 2 December." input value=http://localhost/register?invitation=id1 dir=ltr readonly) <‹copy› Copy>',
    "+ li: new@rihla.exampleMade today, works until 2 December <Send again | label=Send the invitation for new@rihla.example again> <Withdraw | label=Withdraw the invitation for new@rihla.example>",
    "+ li: guest@rihla.exampleMade today, works until 2 December <Send again | label=Send the invitation for guest@rihla.example again> <Withdraw | label=Withdraw the invitation for guest@rihla.example>",
    'sent POST /api/users/invitations {"email":"new@rihla.example"}',
    "focus button Invite Inviting",
  ]);
  expect(await screen.press("Send the invitation for guest@rihla.example again")).toEqual([
    "gone 2",
    "+ li:",
    "+ guest@rihla.exampleMade today, works until 2 December <Send again | label=Send the invitation for guest@rihla.example again> <Withdraw | label=Withdraw the invitation for guest@rihla.example>",
    '+ div role=status: Send this link yourselfFor guest@rihla.example. It works once, until 2 December. An earlier link to this address opens nothing any more. ("Send this link yourselfFor guest@rihla.example. It works once, until 2 December. An earlier link to this address opens nothing any more." input value=http://localhost/register?invitation=id2 dir=ltr readonly) <‹copy› Copy>',
    "sent POST /api/users/invitations/id3/again",
    "focus button Send the invitation for guest@rihla.example again",
  ]);
  admin.answer(/POST .*again/, 404, { code: "not-found", message: "" });
  expect(await screen.press("Send the invitation for new@rihla.example again")).toEqual([
    "gone 3",
    "+ li: guest@rihla.exampleMade today, works until 2 December <Send again | label=Send the invitation for guest@rihla.example again> <Withdraw | label=Withdraw the invitation for guest@rihla.example>",
    "error: Nothing has changed. This is not here any more: somebody may have deleted it.",
    "sent POST /api/users/invitations/id4/again",
    "focus button Send the invitation for new@rihla.example again",
  ]);
  expect(await screen.press(/^Where Rahim/)).toEqual([
    '+ div role=dialog tabindex=-1 labelledby="Where Rahim Uddin is signed in" describedby="Whoever is signed out has to sign in again there. What was t":',
    "+ ## Where Rahim Uddin is signed in",
    "+ <‹x› | label=Close>",
    "+ Whoever is signed out has to sign in again there. What was typed stays on the device.",
    "+ Nowhere at the moment.",
    "+ ul",
    "focus button Close",
  ]);
  await screen.key("Escape");
  expect(await screen.press(/^Make Rahim/)).toEqual([
    '+ div role=dialog tabindex=-1 labelledby="Make Rahim Uddin the owner?" describedby="They can then invite and remove everybody, also you. You sta":',
    "+ ## Make Rahim Uddin the owner?",
    "+ <‹x› | label=Close>",
    "+ They can then invite and remove everybody, also you. You stay as an editor, and only they can give the ownership back. Invitations that you sent and nobody has used stop working.",
    "+ form:",
    '+ ("Password" input type=password name=password value autocomplete=current-password dir=ltr required=true) <Show | label=Show the password>',
    "+ <Stay the owner> <Hand over {hidden=true: Handing over} | type=submit>",
    "focus input Password",
  ]);
  await screen.key("Escape");
  expect(await screen.press("Remove Rahim Uddin")).toEqual([
    '+ div role=alertdialog tabindex=-1 labelledby="Remove Rahim Uddin?" describedby="They are signed out everywhere at once, and previews that th":',
    "+ ## Remove Rahim Uddin?",
    "+ They are signed out everywhere at once, and previews that they shared show nothing any more. What they wrote stays.",
    "+ <Keep them> <Remove | .button-danger>",
    "focus button Keep them",
  ]);
  expect(await screen.press(/Remove/)).toEqual([
    "closed",
    "gone 3",
    "+ # {tabindex=-1} Staff",
    "+ ul: li: {dir=auto: Nadia Islam} (you)nadia@rihla.exampleOwner <Devices | label=Where Nadia Islam is signed in>",
    "success: Rahim Uddin can no longer sign in.",
    "sent DELETE /api/users/id5",
    "focus h1 Staff",
  ]);
  screen = await admin.open("/settings/staff", {
    user: await makeUser(admin, { name: "Selina Akter", email: "selina@rihla.example" }),
  });
  expect(screen.outline()).toEqual([
    "main:",
    "  # Staff",
    "  Everybody here looks after content and enquiries. Who belongs to the team is for the owner to decide.",
    "  ul:",
    "    li: {dir=auto: Nadia Islam} nadia@rihla.exampleOwner",
    "    li: {dir=auto: Selina Akter} (you)selina@rihla.exampleEditor",
  ]);
});

test("a profile is changed; a new password asks for the one that was", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/profile");
  expect(screen.outline()).toEqual([
    "main:",
    "  # Your profile",
    "  How you sign in, and what your changes are signed with.",
    "  form label=Your profile:",
    '    ("Name" input name=name value=Nadia Islam autocomplete=name dir=auto required)',
    '    ("Email" input type=email name=email value=nadia@rihla.example autocomplete=email dir=auto required)',
    '    ("New password" input type=password name=password value autocomplete=new-password dir=auto describedby="At least 8 letters, digits or signs. Leave it empty to keep ")',
    '    ("Current password" input type=password name=currentPassword value autocomplete=current-password dir=auto describedby="Only for a new email or a new password.")',
    "    <Update profile {hidden=true: Saving} | type=submit>",
  ]);
  await screen.type("Name", "");
  expect(await screen.press("Update profile")).toEqual([
    "gone 1",
    '+ div role=group tabindex=-1 labelledby="Please fix one thing":',
    "+ ‹circle-alert› Please fix one thing",
    "+ ul: li: [Enter your name | href=#field-name]",
    '+ ("Name" input name=name value autocomplete=name dir=auto required invalid=true describedby="Enter your name.")',
    "focus div Please fix one thingEnter your name",
  ]);
  await screen.type("Name", "Nadia Rahman");
  expect(await screen.press("Update profile")).toEqual([
    "gone 4",
    '+ ("Name" input name=name value=Nadia Rahman autocomplete=name dir=auto required)',
    "success: Profile updated.",
    'sent PUT /api/users/profile {"name":"Nadia Rahman","email":"nadia@rihla.example"}',
    "focus button Update profile Saving",
  ]);
  await screen.type("New password", "short");
  expect(await screen.press("Update profile")).toEqual([
    "gone 2",
    '+ div role=group tabindex=-1 labelledby="Please fix 2 things":',
    "+ ‹circle-alert› Please fix 2 things",
    "+ ul:",
    "+ li: [Use at least 8 letters, digits or signs | href=#field-password]",
    "+ li: [Enter your current password for this change | href=#field-currentPassword]",
    '+ ("New password" input type=password name=password value=short autocomplete=new-password dir=auto describedby="At least 8 letters, digits or signs. Leave it empty to keep "+"Use at least 8 letters, digits or signs." invalid=true)',
    '+ ("Current password" input type=password name=currentPassword value autocomplete=current-password dir=auto describedby="Only for a new email or a new password."+"Enter your current password for this change." invalid=true)',
    "focus div Please fix 2 thingsUse at least 8 letters, digits or signsEn",
  ]);
  await screen.type("New password", "a long walk to Madinah");
  expect(await screen.press("Update profile")).toEqual([
    "gone 6",
    '+ div role=group tabindex=-1 labelledby="Please fix one thing":',
    "+ ‹circle-alert› Please fix one thing",
    "+ ul: li: [Enter your current password for this change | href=#field-currentPassword]",
    '+ ("New password" input type=password name=password value=a long walk to Madinah autocomplete=new-password dir=auto describedby="At least 8 letters, digits or signs. Leave it empty to keep ")',
    "focus div Please fix one thingEnter your current password for this cha",
  ]);
});

test("who was removed by somebody else meanwhile is said to be gone; what is refused has changed nothing", async () => {
  const admin = await openAdminWindow();
  await makeUser(admin, { name: "Rahim Uddin", email: "rahim@rihla.example" });
  const screen = await admin.open("/settings/staff");
  const removing = async (status: number, code: string) => {
    admin.answer(/DELETE .api.users/, status, { code, message: "" });
    await screen.press("Remove Rahim Uddin");
    return screen.press("Remove");
  };
  const rest = ["sent DELETE /api/users/id1", "focus button Remove Rahim Uddin"];
  expect(await removing(404, "not-found")).toEqual([
    "closed",
    "error: Rahim Uddin was removed meanwhile. The list shows who may sign in now.",
    ...rest,
  ]);
  expect(await removing(403, "owner-only")).toEqual([
    "closed",
    "error: Nothing has changed. Only the owner of this website may do this. Ask them.",
    ...rest,
  ]);
});

test("whoever hands over goes on by keyboard from the heading: the buttons of the owner are gone", async () => {
  const admin = await openAdminWindow({ demo: false });
  await makeUser(admin, { name: "Rahim Uddin", email: "rahim@rihla.example" });
  const screen = await admin.open("/settings/staff");
  const { list } = admin.site.user;
  admin.answer(/POST .*owner/, 200, {});
  await screen.press("Make Rahim Uddin the owner");
  await screen.type("Password", "a long walk to Madinah");
  admin.site.user.list = async () =>
    (await list()).map((user) => ({ ...user, role: "owner" as const }));
  expect((await screen.press("Hand over")).slice(-3)).toEqual([
    "success: Rahim Uddin is the owner now.",
    'sent POST /api/users/id1/owner {"currentPassword":"a long walk to Madinah"}',
    "focus h1 Staff",
  ]);
});

test("a new password goes with the one that was, and leaves the fields; what is wrong stands at its field", async () => {
  const admin = await openAdminWindow({ demo: false });
  const screen = await admin.open("/profile");
  await screen.type("Email", "nadia@rihla.agency");
  const asked = (await screen.press("Update profile")).filter((line) => line.includes("ul:"));
  expect(asked).toEqual([
    "+ ul: li: [Enter your current password for this change | href=#field-currentPassword]",
  ]);
  await screen.type("Email", "nadia@rihla.example");
  await screen.type("New password", "a long walk to Madinah");
  await screen.type("Current password", "wrong");
  const issues = [{ path: "currentPassword", code: "wrong-current-password", message: "" }];
  admin.answer(/PUT .*profile/, 400, { code: "bad-input", message: "", issues });
  expect(await screen.press("Update profile")).toEqual([
    "gone 2",
    "+ ul: li: [This is not your current password | href=#field-currentPassword]",
    '+ ("Current password" input type=password name=currentPassword value=wrong autocomplete=current-password dir=auto describedby="Only for a new email or a new password."+"This is not your current password." invalid=true)',
    'sent PUT /api/users/profile {"name":"Nadia Islam","email":"nadia@rihla.example","currentPassword":"wrong","password":"a long walk to Madinah"}',
    "focus div Please fix one thingThis is not your current password",
  ]);
  admin.answer(/PUT .*profile/, 200, admin.owner);
  await screen.type("Current password", "a calm elder at 9");
  expect(await screen.press("Update profile")).toEqual([
    "gone 5",
    '+ ("New password" input type=password name=password value autocomplete=new-password dir=auto describedby="At least 8 letters, digits or signs. Leave it empty to keep ")',
    '+ ("Current password" input type=password name=currentPassword value autocomplete=current-password dir=auto describedby="Only for a new email or a new password.")',
    "success: Profile updated.",
    'sent PUT /api/users/profile {"name":"Nadia Islam","email":"nadia@rihla.example","currentPassword":"a calm elder at 9","password":"a long walk to Madinah"}',
    "focus button Update profile Saving",
  ]);
});

test("after a new email nothing asks for the password again", async () => {
  const admin = await openAdminWindow({ demo: false });
  const screen = await admin.open("/profile");
  const email = "nadia@rihla.agency";
  admin.answer(/PUT .*profile/, 200, { ...admin.owner, email });
  await screen.type("Email", email);
  await screen.type("Current password", "a calm elder at 9");
  await screen.press("Update profile");
  await screen.type("Name", "Nadia Rahman");
  expect(await screen.press("Update profile")).toContain(
    `sent PUT /api/users/profile {"name":"Nadia Rahman","email":"${email}"}`,
  );
});
