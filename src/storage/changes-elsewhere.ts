import { createStore, type Store } from './store.ts';

/** Changes whenever another tab changes anything in local storage. */
export const changesElsewhere: Store<object> = createStore({}, () => {
  const notify = () => changesElsewhere.set({});
  addEventListener('storage', notify);
  return () => removeEventListener('storage', notify);
});
