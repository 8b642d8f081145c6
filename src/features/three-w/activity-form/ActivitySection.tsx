import { useContext, useEffect, useRef, useState } from 'react';
import { get, useFormState } from 'react-hook-form';
import { FieldLabels } from '#ui/form/FieldLabels';
import { ExpandableSection } from '#ui/layout/ExpandableSection';
import { ActivityFields, type ActivityFieldsProps } from './ActivityFields';

interface ActivitySectionProps extends ActivityFieldsProps {
  /** The name of the sector. */
  readonly sector: string;
}

/** The fields of one activity under its name. It stays open while one of them is invalid: a field of a closed section cannot be focused. */
export function ActivitySection({ index, action, name, sector }: ActivitySectionProps) {
  const path = `activities.${index}`;
  const labels = useContext(FieldLabels);
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    labels?.set(path, { label: name, focus: () => section.current?.focus() });
  }, [labels, path, name]);
  const { errors } = useFormState({ name: path });
  const [isOpen, setOpen] = useState(true);
  if (!isOpen && get(errors, path)) setOpen(true);
  return (
    <div ref={section} tabIndex={-1}>
      <ExpandableSection title={name} isOpen={isOpen} onOpenChange={setOpen} aside={sector}>
        <ActivityFields index={index} action={action} name={name} />
      </ExpandableSection>
    </div>
  );
}
