import type { ReadinessLevel } from '#domain/surge/readiness';
import { Tag, type Tone } from '#ui/display/Tag';

const tones: Readonly<Record<ReadinessLevel, Tone>> = { 1: 'green', 2: 'yellow', 3: 'red' };

/** A level, labelled by the server; the colour carries no information of its own. */
export function LevelTag({ level, name }: { readonly level: ReadinessLevel; readonly name: string }) {
  return (
    <Tag tone={tones[level]} hasDot>
      {name}
    </Tag>
  );
}
