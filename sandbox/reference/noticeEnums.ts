import type { EnumChoices } from './enumChoices';

/** Flash updates, surge alerts and notifications. */
export const noticeEnums = {
  flash_update_flash_update_flash_share_with: [['ifrc_secretariat', 'IFRC Secretariat']],
  notifications_alert_per_day: [
    [5, 'Five'],
    [10, 'Ten'],
    [20, 'Twenty'],
    [50, 'Fifty'],
  ],
  notifications_alert_source: [[100, 'Montandon']],
  notifications_surge_alert_status: [
    [0, 'Open'],
    [1, 'Stood Down'],
    [2, 'Closed'],
  ],
} as const satisfies EnumChoices;
