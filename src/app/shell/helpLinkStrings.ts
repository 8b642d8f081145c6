import { defineStrings } from '#domain/language/strings';

export const helpLinkStrings = defineStrings('helpLink', { help: 'Help on this page' });
