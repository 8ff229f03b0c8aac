import { chakra } from '@niramaya/ui/chakra';
import { useId, type ReactNode } from 'react';

interface ActionCardProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly extra?: ReactNode;
  readonly action: ReactNode;
}

/** One thing that a worried person can do now; the actions of a row stand on one line. */
export function ActionCard({ icon, title, text, extra, action }: ActionCardProps) {
  const id = useId();
  return (
    <chakra.section
      aria-labelledby={id}
      display="flex"
      flexDirection="column"
      alignItems="flex-start"
      gap="3"
      layerStyle="panel"
      boxShadow="card"
      p="5"
    >
      <chakra.span color="brand.fg">{icon}</chakra.span>
      <chakra.h2 id={id} textStyle="title">
        {title}
      </chakra.h2>
      <chakra.p color="fg.muted">{text}</chakra.p>
      {extra && <div>{extra}</div>}
      <chakra.div mt="[auto]" pt="2">
        {action}
      </chakra.div>
    </chakra.section>
  );
}
