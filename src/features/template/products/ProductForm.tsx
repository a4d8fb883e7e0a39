import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTemplateApi } from '../../../api/use-api.ts';
import type { Product, ProductToSave } from '../../../api/template.gen.ts';
import { CheckboxField } from '../../../forms/CheckboxField.tsx';
import { readArea } from '../../../domain/parse.ts';
import { DraftNotice } from '../../../forms/DraftNotice.tsx';
import { SchemaFormView } from '../../../forms/SchemaFormView.tsx';
import { SelectField } from '../../../forms/SelectField.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextAreaField } from '../../../forms/TextAreaField.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useMerge } from '../../../forms/use-merge.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import type { Draft } from '../../../storage/drafts.ts';
import { MergeDialog } from '../../../ui/MergeDialog.tsx';
import { readProductAgain, saveProduct } from './mutations.ts';
import { categoryTitles } from './product.ts';
import { categories, productSchema } from './product-schema.ts';

interface ProductFormProps {
  /** The product to edit; without one, the form adds a product. */
  product: Product | undefined;
  draft: Draft;
  onDiscard(): void;
  onSaved(): void;
}

const newProduct: ProductToSave = {
  name: '',
  description: '',
  category: 'stationery',
  price: 0,
  stock: 0,
  active: true,
};

const asTexts = ({ name, description, category, price, stock, active }: ProductToSave) => ({
  name,
  description: readArea(description),
  category,
  price: (price / 100).toFixed(2),
  stock: String(stock),
  active: active ? 'on' : '',
});

/** The form of a product. */
export function ProductForm({ product, draft, onDiscard, onSaved }: ProductFormProps) {
  const { t, i18n } = useLingui();
  const clients = { templateApi: useTemplateApi(), queryClient: useQueryClient() };
  const { mutateAsync } = useMutation(saveProduct(clients));
  const labels = {
    name: t`Name`,
    category: t`Category`,
    price: t`Price in US dollars`,
    stock: t`In stock`,
    description: t`Description`,
    active: t`On sale`,
  };
  const edit = useMerge<ProductToSave, ProductToSave, ReturnType<typeof asTexts>>({
    saved: product ?? newProduct,
    getFields: (found) => found,
    asTexts,
    draft,
    labels,
    onKeepTheirs: onDiscard,
  });
  const form = useSchemaForm(productSchema, {
    defaultValue: edit.beginning,
    submit: async ({ active, ...fields }, isShown) => {
      const mine = { ...fields, active: active === 'on' };
      if (product) {
        await edit.save(mine, {
          readAgain: () => readProductAgain(clients, product.id),
          send: ({ fields: merged }) => mutateAsync(merged),
        });
      } else await mutateAsync(mine);
      if (isShown()) onSaved();
    },
    draft: edit.draft,
    onDiscard,
  });
  const { fields } = form;
  const titles: Readonly<Record<string, MessageDescriptor>> = categoryTitles;
  const describe = (name: string, text: string) => {
    if (name === 'active') return text ? t`Yes` : t`No`;
    return name === 'category' && titles[text] ? i18n._(titles[text]) : text;
  };
  return (
    <SchemaFormView form={form}>
      <DraftNotice shown={form.restored} onDiscard={onDiscard} />
      <TextField field={fields.name} label={labels.name} autoComplete="off" />
      <SelectField field={fields.category} label={labels.category}>
        {categories.map((each) => (
          <option key={each} value={each}>
            {i18n._(categoryTitles[each])}
          </option>
        ))}
      </SelectField>
      <TextField field={fields.price} label={labels.price} inputMode="decimal" dir="ltr" />
      <TextField field={fields.stock} label={labels.stock} inputMode="numeric" dir="ltr" />
      <TextAreaField field={fields.description} label={labels.description} />
      <CheckboxField
        field={fields.active}
        label={labels.active}
        hint={t`Only products on sale can be ordered.`}
      />
      <MergeDialog
        title={<Trans>This changed while you were editing</Trans>}
        question={edit.question}
        labels={labels}
        describe={describe}
      />
      <SubmitButton form={form}>{product ? <Trans>Save</Trans> : <Trans>Add product</Trans>}</SubmitButton>
    </SchemaFormView>
  );
}
