import { Icon, type IconName } from "#app/ui/icon.tsx";
import { lookedUp } from "#contracts/looked-up.ts";

const KNOWN: Record<string, IconName> = {
  facebook: "facebook",
  instagram: "instagram",
  youtube: "youtube",
};

/** Any other network gets a plain link sign. */
export function SocialIcon({ name }: { name: string }) {
  return <Icon name={lookedUp(KNOWN, name.toLowerCase()) ?? "link"} />;
}
