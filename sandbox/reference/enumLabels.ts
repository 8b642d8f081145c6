import { deploymentEnums } from './deploymentEnums';
import { drefEnums } from './drefEnums';
import { emergencyEnums } from './emergencyEnums';
import { noticeEnums } from './noticeEnums';
import { preparednessEnums } from './preparednessEnums';

/** The choices of every enumeration of the server with their English labels. @source reference/shell-and-account.md, section 5 */
export const enumLabels = {
  ...emergencyEnums,
  ...deploymentEnums,
  ...drefEnums,
  ...noticeEnums,
  ...preparednessEnums,
};

export type EnumName = keyof typeof enumLabels;
