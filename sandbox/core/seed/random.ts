/** Pseudo-random numbers, which are the same on every run and machine for the same seed. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to, not including, 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number, both ends included. */
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

  /** An item by weight. */
  weighted<Item>(items: readonly (readonly [Item, number])[]): Item {
    let left = this.next() * items.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of items) {
      left -= weight;
      if (left < 0) return item;
    }
    return this.pick(items)[0];
  }

  /** Some of the items, without repetition, in their order. */
  some<Item>(items: readonly Item[], count: number): Item[] {
    const left = [...items];
    const chosen = new Set<Item>();
    while (chosen.size < count && left.length > 0) {
      const [item] = left.splice(Math.floor(this.next() * left.length), 1);
      if (item !== undefined) chosen.add(item);
    }
    return items.filter((item) => chosen.has(item));
  }

  /** A round figure between the two, small ones likelier than large ones. */
  figure(least: number, most: number): number {
    const value = least * (most / least) ** this.next();
    const step = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
    return Math.round(value / step) * step;
  }
}
