import { tablesOf } from './core/room';
import { seedRooms } from './core/seed/seedRooms';
import type { Schema } from './core/store/open';
import { rooms, seedVersion } from './rooms';

interface SeedOptions {
  readonly now: Date;
  readonly scale: number;
  /** Called with a line of text before and after the rows are made. */
  readonly onSeed?: ((line: string) => void) | undefined;
}

/** Milliseconds between two lines about the progress of a long seed. */
const progressMs = 1_000;

/** The schema of the sandbox's database: the tables of all rooms and their seed. */
export const schemaFor = ({ now, scale, onSeed }: SeedOptions): Schema => ({
  tables: tablesOf(rooms),
  seedVersion,
  onRenamed: (backup) =>
    onSeed?.(`The database was made by another version: it is kept as ${backup}, and a new one is made.`),
  seed: (store) => {
    onSeed?.(`Making illustrative data (scale ${scale}) …`);
    const start = performance.now();
    let lastLine = start;
    const onRoom = (name: string, place: number) => {
      if (performance.now() - lastLine < progressMs) return;
      lastLine = performance.now();
      onSeed?.(`  ${place} of ${rooms.length} areas: ${name}`);
    };
    seedRooms(store, rooms, { now, scale, onRoom });
    onSeed?.(`Done in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  },
});
