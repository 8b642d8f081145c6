import { useEffect, useRef, useState } from 'react';
import type { Upload, UploadedFile } from './uploads';

export interface Transfer {
  /** Increases in the order of selection. */
  readonly key: number;
  readonly file: File;
  /** 0 to 1. */
  readonly part: number;
  readonly hasFailed: boolean;
  /** The error message. */
  readonly reason?: string | undefined;
}

interface UploadHandlers {
  /** `place` is the file's position in the order of selection, since uploads end in any order. */
  readonly onUploaded: (file: UploadedFile, place: number) => void;
  /** @returns the message of a failed upload */
  readonly reasonOf?: ((error: unknown) => string) | undefined;
}

/** The pending uploads. Unmounting the field aborts them. */
export function useUploads(upload: Upload, { onUploaded, reasonOf }: UploadHandlers) {
  const [transfers, setTransfers] = useState<readonly Transfer[]>([]);
  const controllers = useRef(new Map<number, AbortController>());
  const lastKey = useRef(0);
  // the latest callback, since the form may have changed during the upload
  const deliver = useRef(onUploaded);
  useEffect(() => {
    deliver.current = onUploaded;
  });
  useEffect(() => {
    const running = controllers.current;
    return () => {
      for (const controller of running.values()) controller.abort();
    };
  }, []);

  const drop = (key: number) => {
    controllers.current.delete(key);
    setTransfers((all) => all.filter((transfer) => transfer.key !== key));
  };
  const change = (key: number, part: Partial<Transfer>) =>
    setTransfers((all) => all.map((transfer) => (transfer.key === key ? { ...transfer, ...part } : transfer)));

  const send = async (file: File, key: number) => {
    const controller = new AbortController();
    controllers.current.set(key, controller);
    const transfer = { key, file, part: 0, hasFailed: false };
    setTransfers((all) => [...all.filter((each) => each.key !== key), transfer].sort((a, b) => a.key - b.key));
    try {
      const uploaded = await upload(file, {
        signal: controller.signal,
        onProgress: (part) => change(key, { part: Math.min(1, Math.max(0, part)) }),
      });
      if (controller.signal.aborted) return;
      drop(key);
      deliver.current(uploaded, key);
    } catch (error) {
      if (!controller.signal.aborted) change(key, { hasFailed: true, reason: reasonOf?.(error) });
    }
  };
  const cancel = (key: number) => {
    controllers.current.get(key)?.abort();
    drop(key);
  };
  const start = (file: File) => {
    lastKey.current += 1;
    return send(file, lastKey.current);
  };
  const retry = ({ file, key }: Transfer) => void send(file, key);
  return { transfers, start, cancel, retry };
}
