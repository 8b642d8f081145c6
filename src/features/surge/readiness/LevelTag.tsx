import type { ReadinessLevel } from '#domain/surge/readiness';
import { Tag, type Tone } from '#ui/display/Tag';

const tones: Readonly<Record<ReadinessLevel, Tone>> = { 1: 'green', 2: 'yellow', 3: 'red' };

/** A level in the server's words; the colour only supports them. */
export function LevelTag({ level, name }: { readonly level: ReadinessLevel; readonly name: string }) {
  return (
    <Tag tone={tones[level]} hasDot>
      {name}
    </Tag>
  );
}
