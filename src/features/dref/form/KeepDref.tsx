import { KeepOffline } from '#resources/offline/KeepOffline';
import { documentAddress, printAddress } from '../documentAddress';

interface KeepDrefProps {
  readonly document: Parameters<typeof documentAddress>[0];
  readonly title: string;
}

/** Keeps the form and the print page of a document for use without a connection. */
export const KeepDref = ({ document, title }: KeepDrefProps) => (
  <KeepOffline title={title} addresses={[documentAddress(document), printAddress(document)]} />
);
