import { mergeConfig } from 'vitest/config';
import screens from '../vitest.config.ts';

const { test, ...shared } = screens;

/** What costs minutes and runs by hand: every route in every arrangement. */
export default mergeConfig(shared, { test: { ...test, include: ['screens/matrix/*.matrix.ts'] } });
