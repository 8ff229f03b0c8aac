import { paths } from '@niramaya/contract';
import { Button, EmptyState, Illustration } from '@niramaya/ui';

interface EmptyShelfProps {
  readonly words: { readonly title: string; readonly text: string; readonly action: string };
}

export const EmptyShelf = ({ words: { title, text, action } }: EmptyShelfProps) => (
  <EmptyState
    illustration={<Illustration name="emptyList" />}
    title={title}
    text={text}
    action={<Button href={paths.medicines}>{action}</Button>}
    level={3}
  />
);
