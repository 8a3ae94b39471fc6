import { FieldMistake } from "#app/forms/field.tsx";
import { useField } from "#app/forms/use-form-fields.ts";
import { Picture } from "#app/site/pieces/picture.tsx";
import { WindowPicture } from "#app/ui/window-picture.tsx";
import { TOPIC_IDS, type TopicId } from "#contracts/enquiry-topics.ts";
import { topics } from "#i18n/en/topics.ts";
import { TOPIC_PICTURES } from "./topics.ts";

type TopicTilesProps = { legend: string; chosen: TopicId | null };

/** What are you planning: one of six, each with its picture. */
export function TopicTiles({ legend, chosen }: TopicTilesProps) {
  const { id, value = chosen, mistake } = useField("topic");
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: allowed by ARIA in HTML; only a radiogroup can be invalid
      role="radiogroup"
      className="min-w-0"
      aria-required
      aria-invalid={mistake ? true : undefined}
      aria-describedby={mistake ? `${id}-mistake` : undefined}
    >
      <legend className="form-part">{legend}</legend>
      <div className="choice-tiles">
        {TOPIC_IDS.map((topic, index) => (
          <label key={topic}>
            <WindowPicture isThumbnail>
              <Picture src={TOPIC_PICTURES[topic]} alt="" />
            </WindowPicture>
            {topics[topic]}
            <input
              type="radio"
              name="topic"
              value={topic}
              id={index === 0 ? id : undefined}
              defaultChecked={topic === value}
            />
          </label>
        ))}
      </div>
      <FieldMistake name="topic" />
    </fieldset>
  );
}
