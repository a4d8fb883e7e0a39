import { mergeConfig } from 'vitest/config';
import screens from '../vitest.config.ts';

const { test, ...shared } = screens;

/** Every route in every arrangement. It takes minutes, so it is run by hand. */
export default mergeConfig(shared, { test: { ...test, include: ['screens/matrix/*.matrix.ts'] } });
