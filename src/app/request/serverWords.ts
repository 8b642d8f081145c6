import { carriedTranslations } from '#app/language/carriedTranslations';
import { chosenLanguage } from '#app/language/chosenLanguage';
import { defaultLanguage, isLanguage, type Language } from '#domain/language/language';
import { languageName } from '#domain/language/languageName';
import { renderStrings, type Strings } from '#domain/language/strings';
import { ApiError, type FormErrors } from './errors';
import { serverWordStrings } from './serverWordStrings';

type Words = Strings<(typeof serverWordStrings)['templates']>;
type PlainKey = { [Key in keyof Words]: Words[Key] extends string ? Key : never }[keyof Words];
type CountKey = 'tooLong' | 'tooSmall' | 'tooLarge' | 'fileName';

/** Sentences of the server without a value. @source reference/real-server.md; reference/local-units.md, section 4.4 */
const plain: readonly (readonly [sentence: RegExp, key: PlainKey])[] = [
  [/^This field (is required|may not be (blank|null))\.?$/, 'required'],
  [/^A valid number is required\.$/, 'number'],
  [/^A valid integer is required\.$/, 'wholeNumber'],
  [/^Enter a valid email address\.$/, 'email'],
  [/^Enter a valid URL\.$/, 'url'],
  [/^(Date|Datetime) has wrong format\./, 'date'],
  [/^Enter a valid date(\/time)?\.$/, 'date'],
  [/^".*" is not a valid choice\.$/, 'unknownChoice'],
  [/^Select a valid choice\. .* is not one of the available choices\.$/, 'unknownChoice'],
  [/^Invalid pk ["'].*["'] - object does not exist\.$/, 'unknownRecord'],
  [/^You do not have permission to perform this action\.$/, 'permission'],
  [/^Authentication credentials were not provided\.$/, 'logIn'],
  [/^(Resource not found|Not found\.)$/, 'missing'],
  [/^We are experiencing technical difficulties; our team has been notified\.$/, 'technical'],
  [/^Something unexpected has occured\. Please contact an admin to fix this issue\.$/, 'technical'],
  [/^A user with that email address already exists\.$/, 'addressTaken'],
  [/^Invalid username or password$/, 'wrongPassword'],
  [/^That email is not associated with a user$/, 'unknownAddress'],
  [/^No pending registration found with the provided username\.$/, 'noRegistration'],
  [/^Your registration is already active, you can try logging in with your password\.$/, 'alreadyActive'],
  [
    /^The verification period is expired\. You must verify your email within 30 days\. Please register again\.$/,
    'registrationExpired',
  ],
  [/^Invalid old password$/i, 'wrongOldPassword'],
  [/^Could not authenticate$/, 'recoveryOver'],
  [/^This password is too common\.$/, 'commonPassword'],
  [/^Expire timestamp must be in the future\.$/, 'tokenInPast'],
  [/^Expire timestamp must be within 365 days\.$/, 'tokenTooLong'],
  [/^Please contact system adminstrators to configurate private and public key\.$/, 'tokensOff'],
  [/^You need to be country admin .*to create\/update (ERU Readiness|EAP Registration)$/, 'permission'],
  [/^You do not have permission to change status to .*\.$/, 'permission'],
  [/^eru type should be unique$/, 'unitTypeTwice'],
  [/^one or more eru readiness type is already used\.$/, 'unitTypeTaken'],
  [/^This field is required before submission\.$/, 'required'],
  [/^Approved Dref can't be changed\. Please contact Admin$/, 'approved'],
  [/^You need to be Superuser or Dref Regional admin to approve$/, 'drefApproval'],
  [/^Only image owner can attach image\./, 'imageOwner'],
  [/^Can add utmost 4 images$/, 'tooManyImages'],
  [/^Invalid uploaded file extension: .*, Supported only PDF Files$/, 'pdfOnly'],
  [/^Invalid uploaded file extension: /, 'fileType'],
  [/^SVG image upload is not allowed\. /, 'svg'],
  [/^The submitted file is empty\.$/, 'fileEmpty'],
  [/^Can't create (Operational Update|Final Report) for not approved /, 'earlierNotApproved'],
  [/^dref final report with this dref already exists\.$/i, 'reportExists'],
  [/^(File is not a zip file|File must be a xlsx file\.)$/, 'workbookOnly'],
  [/^EAP for this registration has already been created\.$/, 'eapExists'],
  [/^Cannot update EAP Registration once application is being created\.$/, 'eapBegun'],
  [/^Validated budget file must be uploaded before changing status to /, 'eapBudget'],
  [/^Update checklist file must be uploaded before changing status to /, 'eapChecklist'],
  [/^Cannot change status to Under Review, Please revise the EAP to address the comments\.$/, 'eapReviseFirst'],
  [/^EAP can only be revised when it is locked\.$/, 'eapRevised'],
  [/^Cannot update (while EAP Application is in .*|locked EAP Application)\.$/, 'eapLocked'],
  [/^Invalid time_value\(s\) .* for the selected timeframe /, 'unknownChoice'],
  [/^time_value is required and cannot be empty\.$/, 'required'],
  [/^Branch Name Combination is required( !|\.)$/, 'unitName'],
  [/^\W*Can't have health data for type \d+\W*$/, 'unitHealth'],
  [/^Country and Local unit Type is externally managed cannot be created manually\.$/, 'unitManaged'],
  [/^Country and local unit type are not externally managed\.$/, 'unitNotManaged'],
  [/^Input coordinates is outside country .*boundary$/, 'unitPlace'],
  [/^(No change request found to (validate|revert)|Last change request not found)$/, 'requestDecided'],
  [/^Local unit is already validated and cannot be reverted$/, 'unitValidated'],
  [
    /^(Local unit is not validated so cannot be updated|Only validated local unit is allowed to update)$/,
    'unitNotValidated',
  ],
  [/^Latitude and Longitude are required\.$/, 'unitCoordinates'],
  [/^(Affiliation|Functionality|Health Facility Type) is required\.$/, 'required'],
  [
    /^(Level is not valid|(Affiliation|Functionality|Health Facility Type) '.*' not found|Invalid value '.*')$/,
    'unknownChoice',
  ],
  [/^Invalid integer value: /, 'wholeNumber'],
  [/^The uploaded file is empty\. Please provide at least one data row\.$/, 'noDataRows'],
  [/^You cannot upload Healthcare data when the Local Unit type is set to /, 'healthColumns'],
  [/^Update is not allowed for non draft$/, 'notDraft'],
  [/^Can't revert back to draft$/, 'noDraftAgain'],
  [/^Can add utmost \d+ documents$/, 'tooManyDocuments'],
  [/^Different country found for given districts$/, 'provinces'],
  [
    /^(Different districts found for given country\.|All region\/province should be from selected country)$/,
    'provinces',
  ],
  [
    /^Event should be provided if operation type is Emergency Operation and programme type is Multilateral$/,
    'eventNeeded',
  ],
  [/^Reporting NS is required when National Society is leading the activity$/, 'required'],
  [/^Deployed ERU is required when Deployed ERU is leading the activity$/, 'unitNeeded'],
  [/^Invalid supplies keys: /, 'supplies'],
  [/^Duplicate country selected$/, 'countryTwice'],
  [/^Number of countries selected should not be greater than 10\.$/, 'tooManyCountries'],
];

/** Sentences with a number. */
const counted: readonly (readonly [sentence: RegExp, key: CountKey])[] = [
  [/^Ensure this field has no more than (\d+) characters\.$/, 'tooLong'],
  [/^Ensure this value is greater than or equal to (-?\d+)\.$/, 'tooSmall'],
  [/^Ensure this value is less than or equal to (-?\d+)\.$/, 'tooLarge'],
  [/^Ensure this filename has at most (\d+) characters \(it has \d+\)\.$/, 'fileName'],
];

/** The two sentences about an edit in another language than the document's. @source reference/emergencies.md, section 4.6 */
const originalLanguage = [
  /^Only original lang(?:au|ua)ge is supported: (\w+)$/,
  /^Original language is "(\w+)": only the original language is supported when changing\.$/,
];

/** The product's words for a sentence of the server; the sentence itself where they are not known. */
export function inOwnWords(sentence: string, t: Words, language: Language): string {
  const text = sentence.trim();
  const key = plain.find(([pattern]) => pattern.test(text))?.[1];
  if (key) return t[key];
  for (const [pattern, countKey] of counted) {
    const [, count] = pattern.exec(text) ?? [];
    if (count !== undefined) return t[countKey]({ count: Number(count) });
  }
  const original = originalLanguage.map((pattern) => pattern.exec(text)?.[1]).find(Boolean);
  if (isLanguage(original)) return t.originalLanguage({ language: languageName(original, language) });
  return sentence;
}

/** The product's words for a text of the server's files, which joins its sentences. */
export const textInOwnWords = (text: string, t: Words, language: Language): string =>
  text
    .split('; ')
    .map((sentence) => inOwnWords(sentence, t, language))
    .join(' ');

const treeInOwnWords = (errors: FormErrors, say: (text: string) => string): FormErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [
      field,
      typeof error === 'string' ? say(error) : treeInOwnWords(error, say),
    ]),
  );

/** A refusal in the product's words in the chosen language, where the server's are known; of a read, for its values that are not known. */
export async function refusalInOwnWords(error: ApiError): Promise<ApiError> {
  const { kind, status, method, url, serverMessage, messageKey, formErrors } = error;
  if (serverMessage === null && formErrors === null) return error;
  const language = chosenLanguage();
  const translations = await carriedTranslations(language).load(serverWordStrings.namespace);
  const words = renderStrings(serverWordStrings, language, translations);
  const say = (text: string) => {
    const said = inOwnWords(text, words, language);
    // each permission of the server has an English sentence of its own
    return status === 403 && said === text && language !== defaultLanguage ? words.permission : said;
  };
  // the parameters of a read have no fields to show their errors at
  const ofRead = method === 'GET' && status === 400 ? words.unknownFilter : null;
  return new ApiError({
    ...{ kind, status, method, url, messageKey },
    serverMessage: serverMessage === null ? ofRead : say(serverMessage),
    formErrors: formErrors && treeInOwnWords(formErrors, say),
    serverErrors: formErrors,
  });
}
