/** What stands beside the sheet; on a phone, the curve too has a tab. */
export const TABS = ['curve', 'moves', 'luck', 'report'] as const;
export type StudyTab = (typeof TABS)[number];
