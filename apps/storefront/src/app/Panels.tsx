import { closePanel, useAppDispatch, useAppSelector } from '@niramaya/data-access';
import { lazyComponent, OverPage } from '@niramaya/lazy';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const OpenPanel = lazyComponent('panel', () => import('./OpenPanel').then((module) => module.OpenPanel), {
  standIn: OverPage,
  ahead: 'onceUsed',
});

/** The panel that lies over the screen, if any. Going anywhere closes it. */
export function Panels() {
  const name = useAppSelector((state) => state.panel.open);
  const dispatch = useAppDispatch();
  const { key } = useLocation();
  const [last, setLast] = useState(name);
  if (name !== null && name !== last) setLast(name);

  useEffect(() => {
    dispatch(closePanel());
  }, [dispatch, key]);

  // Each has a key of its own: the focus goes back to what opened the first panel, and from there into the second.
  // The last one stays, so that it leaves by moving.
  return (
    last !== null && <OpenPanel key={last} open={name !== null} name={last} onClose={() => dispatch(closePanel())} />
  );
}
