import { styled } from '@niramaya/ui/styled';
import { useId, type ReactNode } from 'react';

interface ActionCardProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly extra?: ReactNode;
  readonly action: ReactNode;
}

export function ActionCard({ icon, title, text, extra, action }: ActionCardProps) {
  const id = useId();
  return (
    <styled.section
      aria-labelledby={id}
      display="flex"
      flexDirection="column"
      alignItems="flex-start"
      gap="3"
      layerStyle="card"
      p="5"
    >
      <styled.span color="brand.fg">{icon}</styled.span>
      <styled.h2 id={id} textStyle="title">
        {title}
      </styled.h2>
      <styled.p color="fg.muted">{text}</styled.p>
      {extra && <div>{extra}</div>}
      <styled.div mt="[auto]" pt="2">
        {action}
      </styled.div>
    </styled.section>
  );
}
