/** A generator of pseudo-random numbers, deterministic for a seed. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A number from 0 (inclusive) to 1 (exclusive), by mulberry32. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number between two bounds, both inclusive. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  }

  /** A random item; items with a higher weight are more likely. */
  weighted<Item>(items: readonly (readonly [Item, number])[]): Item {
    let left = this.next() * items.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of items) {
      left -= weight;
      if (left < 0) return item;
    }
    return this.pick(items)[0];
  }

  /** A random subset of the items, in their order. */
  some<Item>(items: readonly Item[], count: number): Item[] {
    const left = [...items];
    const chosen = new Set<Item>();
    while (chosen.size < count && left.length > 0) {
      const [item] = left.splice(Math.floor(this.next() * left.length), 1);
      if (item !== undefined) chosen.add(item);
    }
    return items.filter((item) => chosen.has(item));
  }

  /** A rounded figure between two bounds; small figures are more likely than large ones. */
  figure(least: number, most: number): number {
    const value = least * (most / least) ** this.next();
    const step = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
    return Math.round(value / step) * step;
  }
}
