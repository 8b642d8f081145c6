import { defineStrings } from '#domain/language/strings';

/** Why a unit cannot be edited, by the reason's key, or be decided on. */
export const obstacleStrings = defineStrings('localUnitObstacles', {
  managed: 'This type of unit is externally managed in this country: its units change by file import alone.',
  awaitsValidation: 'This unit cannot be edited until a validator has accepted or rejected what waits.',
  rejected:
    'This new unit was rejected and then taken back. The server can no longer validate, reject or edit it: deprecate it and add it again.',
  noRequest:
    'This unit waits for validation without a request that a validator could decide on. The server can neither validate, reject nor edit it: deprecate it and add it again.',
  changedMeanwhile:
    'Somebody else has edited this unit in the meantime. It is shown as it is now: look at it before you decide.',
  noRight: 'You may not edit this unit. Staff of its National Society, its administrators and validators may.',
});
