import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { toLatinDigits } from '../i18n/digits.ts';

/** The number of the page as a field: Enter opens that page, or the nearest existing one. */
export function PageField({ page, pages }: { page: number; pages: number }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const all = i18n.number(pages);
  const submit = () => {
    const typed = Math.round(Number(toLatinDigits(input.current?.value ?? '')));
    const target = Math.min(pages, Math.max(1, typed || page));
    if (input.current) input.current.value = String(target);
    void navigate({ to: '.', search: (search) => ({ ...search, page: target }) });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <input ref={input} inputMode="numeric" defaultValue={page} aria-label={t`Go to page`} />
      <span>
        <Trans>of {all}</Trans>
      </span>
    </form>
  );
}
