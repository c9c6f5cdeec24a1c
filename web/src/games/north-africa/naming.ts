export { naming } from '../undaunted/naming';
