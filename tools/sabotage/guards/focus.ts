import type { Guard } from '../guard.ts';

const [ofGuests, ofRoutes] = [
  ['screens/guests/guest-focus.screen.ts'],
  ['screens/shell/route-focus.screen.ts'],
];

/** Where the focus goes when its element is removed. */
export const focusGuards: Guard[] = [
  {
    tag: 'F73',
    file: 'src/router.tsx',
    from: 'hrefChanged) rescueFocus();',
    to: 'hrefChanged) {}',
    tests: ofRoutes,
  },
  {
    tag: 'F73',
    file: 'src/ui/focus-row.ts',
    from: 'if (next?.isConnected) focusName(next);\n  else',
    to: '',
    tests: ofGuests,
  },
  {
    tag: 'F73',
    file: 'src/ui/focus-row.ts',
    from: 'if (row && !hasModal()) focusName(row);',
    to: '',
    tests: ofGuests,
  },
  { tag: 'F73', file: 'src/ui/Toaster.tsx', from: ' ref={giveBack}', to: '', tests: ofGuests },
  {
    tag: 'F73',
    file: 'src/features/guests/ReminderDone.tsx',
    from: '<div ref={focusTitle}>',
    to: '<div>',
    tests: ofGuests,
  },
  {
    tag: 'F73',
    file: 'src/ui/watch-table.ts',
    from: "onEnd?.(step === 1 ? 'last' : 'first')",
    to: 'undefined',
    tests: ['screens/guests/next-page-keys.screen.ts'],
  },
  {
    tag: 'F73',
    file: 'src/ui/watch-table.ts',
    from: 'flushSync(() => onFocus(place));',
    to: '',
    tests: ['screens/guests/next-page-keys.screen.ts'],
  },
];
