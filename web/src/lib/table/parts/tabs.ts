/** The tabs that a phone shows instead of the sheet. */
export type Tab = 'map' | 'cards' | 'tray' | 'log';
