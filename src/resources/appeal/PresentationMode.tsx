import type { ReactNode } from 'react';
import type { Region } from '#contract/region';
import { Stack } from '#ui/layout/Stack';
import { Modal } from '#ui/overlays/Modal';
import { OperationsMap } from './OperationsMap';
import type { AppealPlace, OperationFilters } from './queries';

const noFilters: OperationFilters = { start_after: null, start_before: null, atype: null, dtype: null };

interface PresentationModeProps {
  readonly heading: string;
  readonly figures: ReactNode;
  readonly place: AppealPlace;
  readonly bbox?: Region['bbox'];
  readonly onClose: () => void;
}

/** Only the figures and the map, in full screen. */
export default function PresentationMode({ heading, figures, place, bbox, onClose }: PresentationModeProps) {
  return (
    <Modal title={heading} size="full" isOpen onClose={onClose}>
      <Stack gap="s4">
        {figures}
        <OperationsMap filters={noFilters} place={place} bbox={bbox} />
      </Stack>
    </Modal>
  );
}
