export { serverMessage } from '../api/errors.ts';
