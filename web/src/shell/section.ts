/** The sections of the top bar. */
export type Section = 'tables' | 'scenarios' | 'campaigns' | 'replays' | 'rules' | 'you';
