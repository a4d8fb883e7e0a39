import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTemplateApi, useTemplateScope } from '../api/use-template-api.ts';
import type { Product, ProductToSave } from '../api/template.gen.ts';
import { parseAreaText } from '../../domain/parse.ts';
import { CheckboxField } from '../../forms/CheckboxField.tsx';
import { Form } from '../../forms/Form.tsx';
import { SelectField } from '../../forms/SelectField.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { TextAreaField } from '../../forms/TextAreaField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useForm } from '../../forms/use-form.ts';
import { firstFieldRef } from '../../ui/keyboard/focus.ts';
import { ForeignText } from '../../ui/text/ForeignText.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { PanelState } from '../../ui/states/PanelState.tsx';
import { productCategories, categoryTitles, productSchema, saveProduct } from './product.ts';
import { productQuery } from './queries.ts';

interface ProductPanelProps {
  /** The id of the product, or `new`. */
  id: string;
  onClose(): void;
}

/** One product to add or edit, beside the list. */
export function ProductPanel({ id, onClose }: ProductPanelProps) {
  const isNew = id === 'new';
  const templateApi = useTemplateApi();
  const { data: product, error, refetch } = useQuery({ ...productQuery(templateApi, id), enabled: !isNew });
  const name = product && <ForeignText text={product.name} />;
  return (
    <Modal
      open
      placement="end"
      startsInContent
      onClose={onClose}
      title={isNew ? <Trans>Add product</Trans> : (name ?? <Trans>Product</Trans>)}
    >
      {!isNew && !product && (
        <PanelState
          error={error}
          gone={<Trans>This product is no longer in the shop. Orders keep their own copy of it.</Trans>}
          onRetry={() => void refetch()}
        />
      )}
      {(isNew || product) && (
        <div key={id} ref={firstFieldRef}>
          <ProductForm product={product} onSaved={onClose} />
        </div>
      )}
    </Modal>
  );
}

interface ProductFormProps {
  /** The product to edit; without one, the form adds a product. */
  product: Product | undefined;
  onSaved(): void;
}

const newProduct: ProductToSave & { id?: string } = {
  name: '',
  description: '',
  category: 'stationery',
  price: 0,
  stock: 0,
  active: true,
};

/** The form of a product. */
function ProductForm({ product, onSaved }: ProductFormProps) {
  const { t, i18n } = useLingui();
  const { mutateAsync } = useMutation(saveProduct(useTemplateScope()));
  const { id, description, price, stock, active, ...texts } = product ?? newProduct;
  const form = useForm({
    schema: productSchema,
    texts: {
      ...texts,
      description: parseAreaText(description),
      price: (price / 100).toFixed(2),
      stock: String(stock),
      active: active ? 'on' : '',
    },
    save: (value) =>
      mutateAsync({ ...value, active: value.active === 'on', ...(id !== undefined && { id }) }),
    onSaved,
  });
  const { fields } = form;
  return (
    <Form form={form} openedBy={['product']}>
      <TextField field={fields.name} label={t`Name`} autoComplete="off" />
      <SelectField field={fields.category} label={t`Category`}>
        {productCategories.map((each) => (
          <option key={each} value={each}>
            {i18n._(categoryTitles[each])}
          </option>
        ))}
      </SelectField>
      <TextField field={fields.price} label={t`Price in US dollars`} inputMode="decimal" dir="ltr" />
      <TextField field={fields.stock} label={t`In stock`} inputMode="numeric" dir="ltr" />
      <TextAreaField field={fields.description} label={t`Description`} />
      <CheckboxField
        field={fields.active}
        label={t`On sale`}
        hint={t`Only products on sale can be ordered.`}
      />
      <SubmitButton form={form}>{product ? <Trans>Save</Trans> : <Trans>Add product</Trans>}</SubmitButton>
    </Form>
  );
}
