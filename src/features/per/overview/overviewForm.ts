import { useQuery } from '@tanstack/react-query';
import {
  type FieldDefinition,
  type FormDefinition,
  fieldsFrom,
  type OptionList,
  optionsFor,
  optionsFrom,
} from '#app/form/definition';
import { draftVersions } from '#app/form/draftVersions';
import { fieldsOf } from '#app/form/LongFormField';
import { useReference } from '#app/request/referenceData';
import { upload } from '#app/request/upload';
import { useCurrentUser } from '#app/session/currentUser';
import type { PerOverview } from '#contract/perOverview';
import type { Strings } from '#domain/language/strings';
import { isPerAdminOf } from '#domain/per/perRights';
import { useSocietyOptions } from '#resources/country/countryOptions';
import { perOptionsQuery } from '#resources/per/queries';
import type { Upload } from '#ui/fields/uploads';
import { useStrings } from '#ui/language/useStrings';
import { perOverviewStrings } from '../form/strings';
import {
  type ConsiderationField,
  type ContactField,
  considerations,
  contactFieldsOf,
  contactRoles,
  limits,
  type OverviewValues,
} from './overviewShape';

export type OverviewStrings = Strings<(typeof perOverviewStrings)['templates']>;
type OverviewStep = 'process' | 'contacts';
type Field = FieldDefinition<OverviewValues, OverviewStrings, OverviewStep>;

/** The National Societies of which the user is a PER administrator. */
function useAdministeredSocieties(chosen: number | undefined): OptionList {
  const { permissions } = useCurrentUser(['perCoreAdmin']);
  return useSocietyOptions(chosen, (country) => isPerAdminOf(permissions, country));
}

const societyOptions = optionsFor(({ country }: OverviewValues) => country ?? undefined, useAdministeredSocieties);

const typeOptions = optionsFrom((): OptionList => {
  const { data, isError, refetch } = useQuery(perOptionsQuery());
  return { options: data?.overviewassessmenttypes.map(({ id, name }) => ({ key: id, label: name })), isError, refetch };
});

const methodOptions = optionsFrom((): OptionList => {
  const { data, isError, refetch } = useReference('globalEnums');
  const methods = data?.per_overviewassessmentmethods;
  return { options: methods?.map(({ key, value }) => ({ key, label: value })), isError, refetch };
});

const uploadFile: Upload = async (file, options) => {
  const { id, file: address } = await upload('POST /api/v2/per-file/', { body: { file } }, options);
  return { id, name: file.name, href: address };
};

const contactLabels = {
  name: (t: OverviewStrings) => t.name,
  email: (t: OverviewStrings) => t.email,
  phone: (t: OverviewStrings) => t.phone,
  organization: (t: OverviewStrings) => t.organization,
  contact: (t: OverviewStrings) => t.otherContact,
};

export const contactNames = {
  ns_focal_point: (t: OverviewStrings) => t.nsFocalPoint,
  ns_second_focal_point: (t: OverviewStrings) => t.nsSecondFocalPoint,
  partner_focal_point: (t: OverviewStrings) => t.partnerFocalPoint,
  facilitator: (t: OverviewStrings) => t.facilitator,
};

const kinds = { name: 'text', email: 'email', phone: 'phone', organization: 'text', contact: 'text' } as const;

/** The short label of a field within its contact, such as "Email". */
export const partLabel = (field: ContactField, t: OverviewStrings) => contactLabels[partOf(field)](t);

const partOf = (field: ContactField) => field.slice(field.lastIndexOf('_') + 1) as keyof typeof contactLabels;

const contactFields = Object.assign(
  {},
  ...contactRoles.map((role) =>
    fieldsFrom(
      contactFieldsOf(role),
      (name) =>
        [
          name,
          {
            step: 'contacts',
            kind: kinds[partOf(name)],
            maxLength: limits.contact,
            label: (t) => t.contactField({ contact: contactNames[role](t), field: partLabel(name, t) }),
          } satisfies Field,
        ] as const,
    ),
  ),
) as Record<ContactField, Field>;

const considerationStrings = {
  epi: (t: OverviewStrings) => ({ label: t.epi, text: t.epiText }),
  urban: (t: OverviewStrings) => ({ label: t.urban, text: t.urbanText }),
  climate: (t: OverviewStrings) => ({ label: t.climate, text: t.climateText }),
  migration: (t: OverviewStrings) => ({ label: t.migration, text: t.migrationText }),
};

const considerationFields = fieldsFrom(
  Object.entries(considerations) as [ConsiderationField, (typeof considerations)[ConsiderationField]][],
  ([name, word]) =>
    [
      name,
      {
        step: 'process',
        kind: 'yesNo',
        label: (t) => considerationStrings[word](t).label,
        hint: (t) => considerationStrings[word](t).text,
      } satisfies Field,
    ] as const,
);

/** The overview of a cycle. @source reference/preparedness.md, section 2.1 */
export const overviewForm: FormDefinition<OverviewValues, PerOverview, OverviewStrings, OverviewStep> = {
  key: 'per-overview',
  draftVersion: draftVersions['per-overview'],
  useStrings: () => useStrings(perOverviewStrings),
  steps: ['process', 'contacts'],
  stepTitle: (step, t) => t[step],
  isSavedFromEveryStep: true,
  fields: {
    country: {
      step: 'process',
      kind: 'select',
      isRequired: true,
      label: (t) => t.society,
      hint: (t) => t.societyText,
      options: societyOptions,
    },
    date_of_orientation: {
      step: 'process',
      kind: 'date',
      label: (t) => t.orientationDate,
      hint: (t) => t.orientationDateText,
    },
    orientation_documents: {
      step: 'process',
      kind: 'files',
      label: (t) => t.documents,
      hint: (t) => t.documentsText,
      storedAs: 'orientation_documents_details',
      files: { upload: uploadFile, accept: ['.pdf', '.docx'], isMultiple: true },
    },
    date_of_assessment: { step: 'process', kind: 'date', label: (t) => t.assessmentDate },
    type_of_assessment: {
      step: 'process',
      kind: 'nativeSelect',
      label: (t) => t.assessmentType,
      options: typeOptions,
    },
    branches_involved: { step: 'process', kind: 'text', maxLength: limits.branches, label: (t) => t.branches },
    assessment_method: {
      step: 'process',
      kind: 'nativeSelect',
      initial: 'per',
      label: (t) => t.method,
      options: methodOptions,
    },
    ...considerationFields,
    workplan_development_date: { step: 'contacts', kind: 'date', label: (t) => t.planDate },
    workplan_revision_date: { step: 'contacts', kind: 'date', label: (t) => t.revisionDate },
    ...contactFields,
  },
  crossRules: ({ date_of_orientation, date_of_assessment, type_of_assessment }, t) => [
    ...(date_of_orientation === null && date_of_assessment === null
      ? [{ path: 'date_of_orientation', message: t.oneDate, about: ['date_of_orientation', 'date_of_assessment'] }]
      : []),
    ...(date_of_assessment !== null && type_of_assessment === null
      ? [{ path: 'type_of_assessment', message: t.typeOfDate, about: ['date_of_assessment', 'type_of_assessment'] }]
      : []),
  ],
  finalRules: ({ date_of_assessment, type_of_assessment }, t) => [
    ...(date_of_assessment === null ? [{ path: 'date_of_assessment', message: t.dateToSetUp }] : []),
    ...(type_of_assessment === null ? [{ path: 'type_of_assessment', message: t.typeToSetUp }] : []),
  ],
};

export const { Field: OverviewField, FieldRow: OverviewRow } = fieldsOf<OverviewValues>();
