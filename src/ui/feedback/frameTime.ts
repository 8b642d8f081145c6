import { createStore, useStore } from '../state/createStore';

/** The time of the oldest stored data on the page, in milliseconds, which the frame says; null while nothing is said. */
const frameTime = createStore<number | null>(null);

export const setFrameTime = frameTime.set;

export const useFrameTime = () => useStore(frameTime);
