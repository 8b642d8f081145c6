import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { randomId } from '../form/clientId';
import type { KeepResult, KeptFile, KeptFiles, Upload, UploadedFile } from './uploads';

export interface Transfer {
  /** Increases in the order of selection. */
  readonly key: number;
  readonly id: string;
  readonly file: File;
  /** 0 to 1. */
  readonly part: number;
  readonly hasFailed: boolean;
  /** The error message. */
  readonly reason?: string | undefined;
  /** Whether the device keeps the file until it arrives; undefined where nothing does. */
  readonly kept?: KeepResult;
}

interface UploadHandlers {
  /** `place` is the file's position in the order of selection, since uploads end in any order. */
  readonly onUploaded: (file: UploadedFile, place: number) => void;
  /** @returns the message of a failed upload */
  readonly reasonOf?: ((error: unknown) => string) | undefined;
  /** Keeps the files on the device until they arrive. */
  readonly keptFiles?: KeptFiles | undefined;
}

/** The pending uploads, first those of an earlier opening of the form. Unmounting the field aborts them. */
export function useUploads(upload: Upload, { onUploaded, reasonOf, keptFiles }: UploadHandlers) {
  const [transfers, setTransfers] = useState<readonly Transfer[]>([]);
  const controllers = useRef(new Map<number, AbortController>());
  const shownIds = useRef(new Set<string>());
  const lastKey = useRef(0);
  // the latest callbacks, since the form may have changed during the upload
  const latest = useRef({ onUploaded, keptFiles });
  useEffect(() => {
    latest.current = { onUploaded, keptFiles };
  });
  useEffect(() => {
    const [running, shown] = [controllers.current, shownIds.current];
    return () => {
      for (const controller of running.values()) controller.abort();
      shown.clear();
    };
  }, []);

  const drop = ({ key, id }: Pick<Transfer, 'key' | 'id'>) => {
    controllers.current.delete(key);
    setTransfers((all) => all.filter((transfer) => transfer.key !== key));
    latest.current.keptFiles?.remove(id);
  };
  const change = (key: number, part: Partial<Transfer>) =>
    setTransfers((all) => all.map((transfer) => (transfer.key === key ? { ...transfer, ...part } : transfer)));
  const show = (transfer: Transfer) => {
    shownIds.current.add(transfer.id);
    const isOther = ({ id }: Transfer) => id !== transfer.id;
    setTransfers((all) => [...all.filter(isOther), transfer].sort((a, b) => a.key - b.key));
  };
  const keep = async (key: number, file: KeptFile) => {
    const kept = await latest.current.keptFiles?.keep(file);
    if (kept) change(key, { kept });
  };

  const send = async (transfer: Transfer) => {
    const { key, id, file } = transfer;
    const controller = new AbortController();
    controllers.current.set(key, controller);
    show({ ...transfer, part: 0, hasFailed: false });
    try {
      const uploaded = await upload(file, {
        signal: controller.signal,
        onProgress: (part) => change(key, { part: Math.min(1, Math.max(0, part)) }),
      });
      if (controller.signal.aborted) return;
      drop(transfer);
      latest.current.onUploaded(uploaded, key);
    } catch (error) {
      if (controller.signal.aborted) return;
      const reason = reasonOf?.(error);
      change(key, { hasFailed: true, reason });
      void keep(key, { id, file, failure: reason ?? '' });
    }
  };
  const create = (file: File, id: string): Transfer => {
    lastKey.current += 1;
    return { key: lastKey.current, id, file, part: 0, hasFailed: false };
  };
  const cancel = (transfer: Transfer) => {
    controllers.current.get(transfer.key)?.abort();
    drop(transfer);
  };
  const start = (file: File) => {
    const transfer = create(file, randomId());
    void send(transfer);
    void keep(transfer.key, { id: transfer.id, file, failure: null });
  };

  const showKept = useEffectEvent((files: readonly KeptFile[]) => {
    for (const { id, file, failure, kept } of files) {
      if (shownIds.current.has(id)) {
        if (kept) setTransfers((all) => all.map((each) => (each.id === id ? { ...each, kept } : each)));
        continue;
      }
      const transfer = { ...create(file, id), ...(kept && { kept }) };
      if (failure === null) void send(transfer);
      else show({ ...transfer, hasFailed: true, reason: failure });
    }
  });
  const files = keptFiles?.files;
  useEffect(() => {
    if (files) showKept(files);
  }, [files]);
  return { transfers, start, cancel, retry: (transfer: Transfer) => void send(transfer) };
}
