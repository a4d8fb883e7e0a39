import { ToggleButton } from '@fluentui/react-components';
import { Heart20Filled, Heart20Regular } from '@fluentui/react-icons/svg/heart';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTemplateApi } from '../../../api/use-api.ts';
import type { Post } from '../../../api/template.gen.ts';
import { likePost } from './mutations.ts';
import styles from './PostCard.module.css';

/** Likes a post, or removes the like. */
export function LikeButton({ post }: { post: Post }) {
  const templateApi = useTemplateApi();
  const { mutate } = useMutation(likePost(templateApi, useQueryClient()));
  return (
    <ToggleButton
      appearance="subtle"
      checked={post.liked}
      icon={post.liked ? <Heart20Filled className={styles.liked ?? ''} /> : <Heart20Regular />}
      onClick={() => mutate({ postId: post.id, liked: !post.liked })}
    >
      <Trans>Like</Trans>
    </ToggleButton>
  );
}
