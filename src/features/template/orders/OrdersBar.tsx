import { Button } from '@fluentui/react-components';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Plural, Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTemplateApi } from '../../../api/use-api.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { removeOrdersMutation } from './mutations.ts';
import styles from './OrdersBar.module.css';

interface OrdersBarProps {
  /** The ids of the selected orders. */
  chosen: string[];
  /** How many orders there are, on all pages. */
  found: number;
  searched: boolean;
}

/** How many orders there are or are selected, and their deletion. */
export function OrdersBar({ chosen, found, searched }: OrdersBarProps) {
  const templateApi = useTemplateApi();
  const { mutate: remove } = useMutation(
    removeOrdersMutation({ templateApi, queryClient: useQueryClient() }),
  );
  const [asking, setAsking] = useState(false);
  const count = chosen.length;
  return (
    <div className={styles.bar}>
      <p role="status">
        {count > 0 && <Plural value={count} one="# order selected" other="# orders selected" />}
        {count === 0 && searched && <Plural value={found} one="# order found" other="# orders found" />}
        {count === 0 && !searched && <Plural value={found} one="# order" other="# orders" />}
      </p>
      {/* It stays mounted, so that the focus can return to it. */}
      <Button icon={<Delete20Regular />} disabledFocusable={count === 0} onClick={() => setAsking(true)}>
        <Trans context="orders">Remove</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        action={<Plural value={count} one="remove # order" other="remove # orders" />}
        tone="danger"
        confirmLabel={<Trans context="orders">Remove</Trans>}
        onConfirm={() => {
          setAsking(false);
          remove(chosen);
        }}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
