import { paths } from '@niramaya/contract';
import { Button, EmptyState, Illustration } from '@niramaya/ui';

interface EmptyProductListProps {
  readonly copy: { readonly title: string; readonly text: string; readonly action: string };
}

export const EmptyProductList = ({ copy: { title, text, action } }: EmptyProductListProps) => (
  <EmptyState
    illustration={<Illustration name="emptyList" />}
    title={title}
    text={text}
    action={<Button href={paths.medicines}>{action}</Button>}
    level={3}
  />
);
