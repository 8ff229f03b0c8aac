import { Flex, styled } from '@niramaya/ui/styled';
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
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
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
  readonly buttons?: ReactNode;
  /** A button in the upper corner, which closes the notice. */
  readonly corner?: ReactNode;
}

/** Notice is a card about the whole shop at the lower edge of the window. */
const Notice = ({ icon, title, text, buttons, corner }: NoticeProps) => (
  <Card role="status" aria-label={title}>
    {icon}
    <div>
      <styled.p fontWeight="semibold">{title}</styled.p>
      <styled.p textStyle="caption" color="fg.muted">
        {text}
      </styled.p>
      {buttons && (
        <Flex wrap="wrap" gap="2" marginTop="2.5">
          {buttons}
        </Flex>
      )}
    </div>
    {corner && <styled.div m="-1.5">{corner}</styled.div>}
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

/** OfflineNotice is for a device without a connection. It explains which parts of the shop still work. */
export function OfflineNotice() {
  const [isOpen, setIsOpen] = useState(true);
  const close = () => {
    setIsOpen(false);
    focusPage();
  };
  return (
    isOpen && (
      <Notice
        icon={<WifiOff aria-hidden />}
        {...noticesCopy.offline}
        corner={<IconButton label={noticesCopy.offline.close} icon={<X aria-hidden />} size="sm" onClick={close} />}
      />
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
