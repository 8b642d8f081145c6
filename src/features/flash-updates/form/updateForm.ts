import type { FieldName, FormDefinition, RowFieldName } from '#app/form/definition';
import { draftVersions } from '#app/form/draftVersions';
import { fieldsOf } from '#app/form/LongFormField';
import { textOrEmpty } from '#app/form/textOrEmpty';
import type { FlashUpdate } from '#contract/flashUpdate';
import { pictureTypes } from '#domain/files/pictureTypes';
import type { UploadedFile } from '#ui/fields/uploads';
import { actionFields, contactFields, type UpdateStep } from './fieldGroups';
import { mapServerErrors, updateBody, valuesFromStored } from './updateBody';
import * as options from './updateOptions';
import { updateProblems } from './updateProblems';
import { type FlashUpdateValues, limits } from './updateShape';
import { uploadFile } from './uploadFile';
import { type UpdateStrings, useUpdateStrings } from './useUpdateStrings';

/** At most three pictures, none with a caption that the server would refuse. */
const pictureRule = (files: readonly UploadedFile[], _: FlashUpdateValues, t: UpdateStrings): string | null => {
  if (files.length > limits.pictures) return t.tooManyPictures({ count: limits.pictures });
  const long = files.find(({ caption }) => (caption?.trim().length ?? 0) > limits.caption);
  return long ? t.captionTooLong({ name: long.name, count: limits.caption }) : null;
};

const pictures = {
  step: 'context',
  kind: 'files',
  files: { upload: uploadFile, accept: pictureTypes, isMultiple: true, hasCaption: true },
  rule: pictureRule,
} as const;

/** A change of the country clears the provinces. */
function updateConsequences(changed: FieldName<FlashUpdateValues> | RowFieldName<FlashUpdateValues>) {
  const index = /^country_district\.(\d+)\.country$/.exec(changed)?.[1];
  return index === undefined ? {} : { [`country_district.${Number(index)}.district` as const]: null };
}

/** The form of a flash update. @source reference/emergencies.md, section 2.2 */
export const updateForm: FormDefinition<FlashUpdateValues, FlashUpdate, UpdateStrings, UpdateStep> = {
  key: 'flash-update',
  draftVersion: draftVersions['flash-update'],
  useStrings: useUpdateStrings,
  steps: ['context', 'actions', 'focalPoints'],
  stepTitle: (step, t) => t[step],
  fields: {
    country_district: {
      step: 'context',
      kind: 'rows',
      minRows: 1,
      rowIdentity: ['client_id'],
      label: (t) => t.countries,
      hint: (t) => t.countriesText({ count: limits.countries }),
      rowFields: {
        country: { kind: 'select', isRequired: true, label: (t) => t.country, options: options.countryOptions },
        district: {
          kind: 'multiSelect',
          label: (t) => t.provinces,
          options: options.provinceOptions,
          canSelectAll: true,
        },
      },
    },
    hazard_type: {
      step: 'context',
      kind: 'select',
      isRequired: true,
      label: (t) => t.hazard,
      hint: (t) => t.hazardText,
      options: options.hazardOptions,
    },
    title: {
      step: 'context',
      kind: 'text',
      isRequired: true,
      maxLength: limits.title,
      label: (t) => t.title,
      hint: (t) => t.titleText,
    },
    situational_overview: {
      step: 'context',
      kind: 'richText',
      isRequired: true,
      toBody: textOrEmpty,
      label: (t) => t.overview,
      hint: (t) => t.overviewText,
    },
    graphics_files: {
      ...pictures,
      label: (t) => t.images,
      hint: (t) => t.imagesText({ count: limits.pictures }),
    },
    map_files: { ...pictures, label: (t) => t.maps, hint: (t) => t.mapsText({ count: limits.pictures }) },
    references: {
      step: 'context',
      kind: 'rows',
      // the server recreates the rows on every save
      rowIdentity: ['client_id'],
      label: (t) => t.references,
      hint: (t) => t.referencesText,
      rowFields: {
        date: { kind: 'date', isRequired: true, label: (t) => t.date },
        source_description: {
          kind: 'text',
          isRequired: true,
          maxLength: limits.source,
          toBody: textOrEmpty,
          label: (t) => t.source,
        },
        url: { kind: 'url', toBody: textOrEmpty, label: (t) => t.url },
        document: {
          kind: 'files',
          storedAs: 'document_details',
          label: (t) => t.document,
          files: { upload: uploadFile },
        },
      },
    },
    ...actionFields,
    ...contactFields,
  },
  fromStored: valuesFromStored,
  toBody: updateBody,
  mapServerErrors,
  consequences: updateConsequences,
  crossRules: updateProblems,
};

export const {
  Field: UpdateField,
  FieldRow: UpdateFieldRow,
  FieldList: UpdateFieldList,
} = fieldsOf<FlashUpdateValues>();
