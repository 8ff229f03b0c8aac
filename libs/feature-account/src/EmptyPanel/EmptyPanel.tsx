import { EmptyState, Illustration } from '@niramaya/ui';
import type { ReactNode } from 'react';

export interface EmptyPanelProps {
  readonly copy: { readonly title: string; readonly text: string };
  readonly action?: ReactNode;
}

export const EmptyPanel = ({ copy: { title, text }, action }: EmptyPanelProps) => (
  <EmptyState illustration={<Illustration name="emptyList" />} title={title} text={text} action={action} level={3} />
);
