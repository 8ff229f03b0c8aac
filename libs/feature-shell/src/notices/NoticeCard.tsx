import { Flex, styled } from '@niramaya/ui/styled';
import { Button, type ButtonProps } from '@niramaya/ui';
import type { ReactNode } from 'react';

/** For notices that disappear with their focused button. */
export const focusPage = (): void => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });

const Card = styled('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: '3',
    alignItems: 'start',
    py: '3',
    px: '4',
    bg: 'bg.panel',
    borderColor: 'border',
    color: 'fg',
    borderTopWidth: '1px',
    md: { maxWidth: '[26rem]', my: '3', mx: '4', borderWidth: '1px', borderRadius: 'card' },
    boxShadow: 'raised',
    '& > svg': { boxSize: '6', marginTop: '0.5', color: 'brand.fg' },
  },
});

export interface NoticeCardProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly action?: ButtonProps;
  readonly dismiss?: { readonly label: string; readonly onDismiss: () => void };
  readonly corner?: ReactNode;
}

/** Announced as a status; dismissal focuses the page. */
export const NoticeCard = ({ icon, title, text, action, dismiss, corner }: NoticeCardProps) => (
  <Card role="status" aria-label={title}>
    {icon}
    <div>
      <styled.p fontWeight="semibold">{title}</styled.p>
      <styled.p textStyle="caption" color="fg.muted">
        {text}
      </styled.p>
      {(action || dismiss) && (
        <Flex wrap="wrap" gap="2" marginTop="2.5">
          {action && <Button {...action} size="sm" />}
          {dismiss && (
            <Button
              size="sm"
              variant="ghost"
              tone="neutral"
              onClick={() => {
                dismiss.onDismiss();
                focusPage();
              }}
            >
              {dismiss.label}
            </Button>
          )}
        </Flex>
      )}
    </div>
    {corner && <styled.div m="-1.5">{corner}</styled.div>}
  </Card>
);
