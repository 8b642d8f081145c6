import { crc32 } from 'node:zlib';
import type { Room } from '../room';
import type { Store } from '../store/store';
import type { Table } from '../store/table';
import type { SeedContext } from './context';
import { Random } from './random';

interface SeedOptions {
  readonly now: Date;
  readonly scale: number;
  /** Called after each room with its name, and its place among all. */
  readonly onRoom?: (name: string, place: number) => void;
}

/** A cache of the rows of rooms whose seed has finished. */
class SeededRows {
  readonly #store: Store;
  readonly #finished = new Set<string>();
  readonly #cache = new Map<string, readonly { id: number }[]>();

  constructor(store: Store) {
    this.#store = store;
  }

  finish(room: Room): void {
    for (const { name } of room.tables) this.#finished.add(name);
  }

  read<Row extends { id: number }>(reader: Room, from: Table<Row>): readonly Row[] {
    if (reader.tables.some(({ name }) => name === from.name)) return this.#store.select(from);
    if (!this.#finished.has(from.name)) {
      throw new Error(
        `The room ${reader.name} reads the table ${from.name}, which no room before it in the list seeds`,
      );
    }
    const rows = this.#cache.get(from.name) ?? this.#store.select(from);
    this.#cache.set(from.name, rows);
    return rows as readonly Row[];
  }
}

/** Fills an empty database room by room with illustrative data, the same on every machine for the same day and scale. */
export function seedRooms(store: Store, rooms: readonly Room[], { now, scale, onRoom }: SeedOptions): void {
  const seeded = new SeededRows(store);
  for (const [index, room] of rooms.entries()) {
    const context: SeedContext = {
      store,
      now,
      random: new Random(crc32(room.name)),
      scaled: (count, least = count) => Math.max(least, Math.round(count * scale)),
      rows: (from) => seeded.read(room, from),
    };
    room.seed?.(context);
    seeded.finish(room);
    onRoom?.(room.name, index + 1);
  }
}
