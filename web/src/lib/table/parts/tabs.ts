/** What a phone shows in the place of the sheet. */
export type Tab = 'map' | 'cards' | 'tray' | 'log';
