import type { ReactNode } from 'react';
import { AuthLayout } from '../../../ui/AuthLayout.tsx';
import { CardLayout } from './CardLayout.tsx';
import { PosterLayout } from './PosterLayout.tsx';

/** The variant of a page; the number in its address. */
export type Variant = 1 | 2 | 3;

export const layouts: Record<Variant, (props: { children: ReactNode }) => ReactNode> = {
  1: CardLayout,
  2: AuthLayout,
  3: PosterLayout,
};

/** Where each page is in each variant. Pages with two variants show the second one instead of a third. */
export const addresses = {
  login: { 1: '/pages/auth/login', 2: '/pages/auth/login-2', 3: '/pages/auth/login-3' },
  register: { 1: '/pages/auth/register', 2: '/pages/auth/register-2', 3: '/pages/auth/register-3' },
  forgotPassword: {
    1: '/pages/auth/forgot-password',
    2: '/pages/auth/forgot-password-2',
    3: '/pages/auth/forgot-password-2',
  },
  resetPassword: {
    1: '/pages/auth/reset-password',
    2: '/pages/auth/reset-password-2',
    3: '/pages/auth/reset-password-2',
  },
} as const;
