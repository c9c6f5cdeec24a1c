/** The sections of the top bar. */
export type Section = 'tables' | 'scenarios' | 'replays' | 'rules' | 'you';
