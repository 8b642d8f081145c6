import { canBeManMade, drefLimits } from '#domain/dref/drefTypes';
import { oneDocument, onePicture } from './drefFiles';
import * as options from './drefOptions';
import type { DrefValues } from './drefShape';
import { everywhere, isImminent, note, notPrinted, optional, requiredInReport, type Tab } from './fieldEntry';
import {
  assessmentOrResponse,
  beyondLoan,
  everyLayout,
  exceptAnyImminent,
  exceptLoan,
  fullPlanning,
  imminent,
} from './layouts';

const isSerious = ({ disaster_category }: DrefValues) => disaster_category === 1 || disaster_category === 2;

/** The Overview tab. @source reference/dref.md, sections 2.3.1, 2.4 and 2.5 */
export const overviewTab = {
  overview: {
    fields: {
      is_dref_imminent_v2: {
        kind: 'checkbox',
        layouts: everywhere,
        isLocal: true,
        isHidden: true,
        ...optional,
        ...notPrinted,
      },
      national_society: {
        kind: 'select',
        layouts: everywhere,
        isRequired: true,
        options: options.societyOptions,
        inStage: { application: { hint: (t) => t.hint_national_society } },
        ...notPrinted,
      },
      // chosen in a control of its own, which copies the report's answers
      field_report: {
        kind: 'hidden',
        layouts: { application: exceptLoan },
        noTemplateFor: everyLayout,
        ...optional,
        ...notPrinted,
      },
      // each type has its own template
      type_of_dref: {
        kind: 'nativeSelect',
        layouts: everywhere,
        isRequired: true,
        options: options.typeOptions,
        noTemplateFor: everyLayout,
        printedIn: ['application'],
      },
      disaster_type: { kind: 'select', layouts: everywhere, options: options.hazardOptions },
      type_of_onset: {
        kind: 'radio',
        layouts: everywhere,
        isRequired: true,
        hint: (t, values) => (isImminent(values) ? t.hint_type_of_onset : undefined),
        options: options.onsetOptions,
        // set by the form: imminent operations are always of sudden onset
        noTemplateFor: imminent,
      },
      is_man_made_event: {
        kind: 'yesNo',
        layouts: { application: everyLayout, operationalUpdate: everyLayout },
        appliesTo: ({ disaster_type }) => canBeManMade(disaster_type),
        ...notPrinted,
      },
      disaster_category: {
        kind: 'radio',
        layouts: {
          application: exceptAnyImminent,
          operationalUpdate: everyLayout,
          finalReport: exceptAnyImminent,
        },
        options: options.categoryOptions,
      },
      disaster_category_analysis: {
        ...oneDocument,
        layouts: { application: exceptAnyImminent },
        appliesTo: isSerious,
        ...optional,
      },
      country: {
        kind: 'select',
        layouts: everywhere,
        options: options.countryOptions,
        printedIn: ['application'],
        ...requiredInReport,
      },
      district: {
        kind: 'multiSelect',
        layouts: everywhere,
        options: options.districtOptions,
        canSelectAll: true,
        ...requiredInReport,
      },
      title: { kind: 'text', layouts: everywhere, isRequired: true, maxLength: drefLimits.title, ...notPrinted },
      main_donors: { kind: 'longText', layouts: { finalReport: everyLayout }, ...note },
      event_map_file: {
        ...onePicture,
        layouts: { ...fullPlanning, finalReport: assessmentOrResponse },
        hint: (t) => t.hint_event_map_file,
        ...optional,
      },
      // the cover of the print pages, before the sections
      cover_image_file: {
        ...onePicture,
        layouts: { ...beyondLoan, finalReport: everyLayout },
        hint: (t) => t.hint_cover_image_file,
        ...optional,
        ...notPrinted,
      },
    },
  },
} satisfies Tab;
