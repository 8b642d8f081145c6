import type { ReactNode } from 'react';
import { Stack } from '#ui/layout/Stack';
import { Modal } from '#ui/overlays/Modal';

interface PresentationModeProps {
  readonly heading: string;
  readonly figures: ReactNode;
  /** The map. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Only the figures and the map, in full screen. */
export default function PresentationMode({ heading, figures, children, onClose }: PresentationModeProps) {
  return (
    <Modal title={heading} size="full" isOpen onClose={onClose}>
      <Stack gap="s4">
        {figures}
        {children}
      </Stack>
    </Modal>
  );
}
