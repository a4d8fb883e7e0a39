import type { TemplateApi } from '../../../api/template-client.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CommentField } from './CommentField.tsx';
import { createComment } from './mutations.ts';

/** Room for a comment; once it is sent there is room for the next. */
export function CommentForm({ templateApi, postId }: { templateApi: TemplateApi; postId: string }) {
  const [sent, setSent] = useState(0);
  const { mutateAsync } = useMutation(createComment(templateApi, useQueryClient()));
  const send = async ({ text }: { text: string }) => {
    await mutateAsync({ postId, text });
    setSent((before) => before + 1);
  };
  return <CommentField key={sent} send={send} focused={sent > 0} />;
}
