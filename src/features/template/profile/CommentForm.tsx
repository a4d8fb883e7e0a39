import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTemplateApi } from '../../../api/use-api.ts';
import { CommentField } from './CommentField.tsx';
import { createComment } from './mutations.ts';

/** A field for a comment, which is replaced by an empty one after sending. */
export function CommentForm({ postId }: { postId: string }) {
  const templateApi = useTemplateApi();
  const [sent, setSent] = useState(0);
  const { mutateAsync } = useMutation(createComment(templateApi, useQueryClient()));
  const send = async ({ text }: { text: string }) => {
    await mutateAsync({ postId, text });
    setSent((before) => before + 1);
  };
  return <CommentField key={sent} onSend={send} focused={sent > 0} />;
}
