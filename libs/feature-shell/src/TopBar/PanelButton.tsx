import { openPanel, useAppDispatch, useAppSelector, type PanelName } from '@niramaya/data-access';
import { IconButton, type IconButtonProps } from '@niramaya/ui';

interface PanelButtonProps extends Pick<IconButtonProps, 'label' | 'icon'> {
  readonly panel: PanelName;
}

/** Opens a panel in the drawer. */
export function PanelButton({ panel, label, icon }: PanelButtonProps) {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => state.panel.open === panel);
  return (
    <IconButton
      label={label}
      icon={icon}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => dispatch(openPanel(panel))}
    />
  );
}
