import { defineStrings } from '#domain/language/strings';

export const passwordStrings = defineStrings('uiPassword', {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  strength: 'Password strength',
  strength0: 'None',
  strength1: 'Weak',
  strength2: 'Fair',
  strength3: 'Good',
  strength4: 'Strong',
  ruleLength: 'at least {count} characters',
  ruleCommon: 'not a common password',
  ruleNumeric: 'not only digits',
  ruleDigit: 'a digit',
  ruleUpper: 'a capital letter (A to Z)',
  ruleLower: 'a small letter (a to z)',
  ruleSymbol: 'a symbol',
  ruleMet: 'Done: {rule}',
  ruleBroken: 'Still needed: {rule}',
});
