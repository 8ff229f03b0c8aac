import { Container, Flex, styled } from '@niramaya/ui/styled';
import { paths } from '@niramaya/contract';
import { noticesCopy } from '@niramaya/copy/offline';
import { Button, IconButton, moveFocusFromRemoved } from '@niramaya/ui';
import { LogOut, Sparkles, WifiOff, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';

/** Moves the focus to the screen from a notice that is about to disappear. */
export const focusPage = () =>
  moveFocusFromRemoved(document.querySelector<HTMLElement>('main'), { preventScroll: true });

const Card = styled('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3',
    alignItems: 'start',
    py: '3',
    px: '4',
    bg: 'bg.panel',
    color: 'fg',
    borderTopWidth: '1px',
    md: { maxWidth: '[26rem]', my: '3', mx: '4', borderWidth: '1px', borderRadius: 'card' },
    boxShadow: 'raised',
    '& > svg': { boxSize: '6', marginTop: '0.5', color: 'brand.fg' },
  },
});

interface NoticeProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  /** Buttons below the text. */
  readonly buttons: ReactNode;
}

/** Notice is a card about the whole shop at the lower edge of the window. */
const Notice = ({ icon, title, text, buttons }: NoticeProps) => (
  <Card role="status" aria-label={title}>
    {icon}
    <div>
      <styled.p fontWeight="semibold">{title}</styled.p>
      <styled.p textStyle="caption" color="fg.muted">
        {text}
      </styled.p>
      <Flex wrap="wrap" gap="2" marginTop="2.5">
        {buttons}
      </Flex>
    </div>
  </Card>
);

interface DismissButtonProps {
  readonly onDismiss: () => void;
  readonly children: string;
}

/** DismissButton ends a notice and moves the focus to the screen, because the button disappears with the notice. */
export const DismissButton = ({ onDismiss, children }: DismissButtonProps) => (
  <Button
    size="sm"
    variant="ghost"
    tone="neutral"
    onClick={() => {
      onDismiss();
      focusPage();
    }}
  >
    {children}
  </Button>
);

interface OfflineNoticeProps {
  /** Whether the screen has a form: the notice then speaks of the typed text, and not of the cart. @default false */
  readonly hasForm?: boolean;
}

/**
 * OfflineNotice is the line below the header of a device without a connection. No other text of the shop repeats it:
 * the parts of the screen say what happens to them.
 */
export function OfflineNotice({ hasForm = false }: OfflineNoticeProps) {
  const [isOpen, setIsOpen] = useState(true);
  const { title, text, typed, close } = noticesCopy.offline;
  return (
    isOpen && (
      <styled.section role="status" aria-label={title} bg="warning.subtle" color="warning.fg" borderBottomWidth="1px">
        <Container display="flex" alignItems="center" gap="3" py="1" textStyle="caption">
          <WifiOff aria-hidden size={20} />
          <Flex flex="1" wrap="wrap" columnGap="3">
            <styled.p fontWeight="semibold">{title}</styled.p>
            <styled.p textWrap="[pretty]">{hasForm ? typed : text}</styled.p>
          </Flex>
          <styled.span me="-2">
            <IconButton
              label={close}
              icon={<X aria-hidden />}
              size="sm"
              onClick={() => {
                setIsOpen(false);
                focusPage();
              }}
            />
          </styled.span>
        </Container>
      </styled.section>
    )
  );
}

/** SessionNotice is for a shopper whose session has ended without a log-out. */
export function SessionNotice({ onClose }: { readonly onClose: () => void }) {
  return (
    <Notice
      icon={<LogOut aria-hidden />}
      {...noticesCopy.ended}
      buttons={
        <>
          <Button size="sm" href={paths.login} onClick={onClose}>
            {noticesCopy.ended.login}
          </Button>
          <DismissButton onDismiss={onClose}>{noticesCopy.ended.close}</DismissButton>
        </>
      }
    />
  );
}

/** UpdateNotice offers a new version of the shop. `onUpdate` must load it; the shopper may also go on with this one. */
export function UpdateNotice({ onUpdate, onLater }: { readonly onUpdate: () => void; readonly onLater: () => void }) {
  return (
    <Notice
      icon={<Sparkles aria-hidden />}
      {...noticesCopy.update}
      buttons={
        <>
          <Button size="sm" onClick={onUpdate}>
            {noticesCopy.update.now}
          </Button>
          <DismissButton onDismiss={onLater}>{noticesCopy.update.later}</DismissButton>
        </>
      }
    />
  );
}
