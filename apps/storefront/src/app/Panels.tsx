import { closePanel, useAppDispatch, useAppSelector } from '@niramaya/data-access';
import { BlockBoundary, lazyComponent, OverPage } from '@niramaya/lazy';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const OpenPanel = lazyComponent('panel', () => import('./OpenPanel').then((module) => module.OpenPanel), {
  fallback: OverPage,
});

/** Panels shows the panel that the Redux state names, such as the account. A new history entry closes it. */
export function Panels() {
  const name = useAppSelector((state) => state.panel.open);
  const dispatch = useAppDispatch();
  const { key } = useLocation();
  const [last, setLast] = useState(name);
  if (name !== null && name !== last) setLast(name);

  useEffect(() => {
    dispatch(closePanel());
  }, [dispatch, key]);

  // The last panel stays mounted, so that the drawer can animate its exit.
  return (
    last !== null && (
      <BlockBoundary asNotice resetKey={name}>
        <OpenPanel open={name !== null} name={last} onClose={() => dispatch(closePanel())} />
      </BlockBoundary>
    )
  );
}
