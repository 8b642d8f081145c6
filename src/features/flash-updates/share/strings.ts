import { defineStrings } from '#domain/language/strings';

export const shareStrings = defineStrings('flashUpdateShare', {
  title: 'Share this flash update',
  text: 'Everyone you choose gets a mail with this flash update as PDF.',
  donors: 'Donors',
  donorGroups: 'Donor groups',
  recipients: { one: 'The mail goes to {count} address.', other: 'The mail goes to {count} addresses.' },
  chooseFirst: 'Choose at least one donor or group.',
  share: 'Share',
  cancel: 'Cancel',
  shared: 'The flash update was shared.',
  noAddress: 'No e-mail address: gets no mail',
  noAddresses: 'None of those chosen has an e-mail address.',
  addressesUnknown: 'The addresses could not be loaded: load the donors again before sharing.',
  addresses: 'Addresses',
  againTitle: 'Send it a second time?',
  again: 'Send it again',
  againText: 'Addresses that already got this flash update on {time}: {count}.',
  againUnsureText: 'On {time} no answer came. Addresses that may have got this flash update: {count}.',
  maybeShared: 'The mail may have been sent although no answer came. Send it again only if nobody has received it.',
});
