import { ToggleButton } from '@fluentui/react-components';
import { Heart20Filled, Heart20Regular } from '@fluentui/react-icons/svg/heart';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTemplateApi } from '../../../api/use-api.ts';
import type { Post } from '../../../api/template.gen.ts';
import { toasts } from '../../../ui/toasts.ts';
import { likePost } from './mutations.ts';
import styles from './PostCard.module.css';

/** Likes a post, or removes the like. */
export function LikeButton({ post }: { post: Post }) {
  const templateApi = useTemplateApi();
  const { mutate } = useMutation(likePost(templateApi, useQueryClient()));
  const like = (liked: boolean) => mutate({ postId: post.id, liked }, { onError: () => sayFailed(liked) });
  const sayFailed = (liked: boolean) =>
    toasts.show({
      variant: 'error',
      message: msg`We could not save this.`,
      action: { label: msg`Try again`, run: () => like(liked) },
    });
  return (
    <ToggleButton
      appearance="subtle"
      checked={post.liked}
      icon={post.liked ? <Heart20Filled className={styles.liked ?? ''} /> : <Heart20Regular />}
      onClick={() => like(!post.liked)}
    >
      <Trans>Like</Trans>
    </ToggleButton>
  );
}
