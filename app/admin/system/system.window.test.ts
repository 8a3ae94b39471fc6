import { expect, test } from "vitest";
import { openAdminWindow } from "#tests/support/open-admin-window.tsx";

test("moving in, from where and what comes", async () => {
  const admin = await openAdminWindow();
  const screen = await admin.open("/settings/move-in");
  expect(screen.outline()).toEqual([
    "main:",
    "  # Move in",
    "  Posts, pages and pictures of another site come here, with their dates and old addresses.",
    "  ol tabindex=-1 label=Steps of moving in:",
    "    li current=step: {hidden=true: 1} Where fromOld site, WordPress, Ghost",
    "    li: {hidden=true: 2} Look firstNothing is changed",
    "    … 1 more",
    "    li: {hidden=true: 4} ReportCan be undone",
    "  form:",
    "    fieldset:",
    "      legend: Where does it come from?",
    '      ("Old siteBy its address. Its pages must still be there." input type=radio name=source value=site checked) Old siteBy its address. Its pages must still be there. ("WordPressBy a file: in WordPress choose Tools, Export, All content." input type=radio name=source value=wordpress) WordPressBy a file: in WordPress choose Tools, Export, All content. ("GhostBy a file: in Ghost choose Settings, Migration tools, Export content." input type=radio name=source value=ghost) GhostBy a file: in Ghost choose Settings, Migration tools, Export content.',
    '    ("Address of the old site" input name=address value autocomplete=url inputmode=url dir=ltr describedby="As a browser opens it, for example https://www.example.com")',
    "    <Look what would come {hidden=true: Beginning} | type=submit>",
  ]);
  expect(await screen.press("Look what would come")).toEqual([
    "gone 1",
    '+ ("Address of the old site" input name=address value autocomplete=url inputmode=url dir=ltr describedby="As a browser opens it, for example https://www.example.com"+"Write the address." invalid=true)',
    "focus input Address of the old site",
  ]);
  expect(await screen.press(/WordPress/)).toEqual([
    "gone 2",
    '+ ("Old siteBy its address. Its pages must still be there." input type=radio name=source value=site) Old siteBy its address. Its pages must still be there. ("WordPressBy a file: in WordPress choose Tools, Export, All content." input type=radio name=source value=wordpress checked) WordPressBy a file: in WordPress choose Tools, Export, All content. ("GhostBy a file: in Ghost choose Settings, Migration tools, Export content." input type=radio name=source value=ghost) GhostBy a file: in Ghost choose Settings, Migration tools, Export content.',
    '+ ("File" input type=file name=file accept=.xml,text/xml,application/xml describedby="500 MB at most."+"" invalid=false)',
    "focus input WordPressBy a file: in WordPress choose Tools, Export, All c",
  ]);
});
