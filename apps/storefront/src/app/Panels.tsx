import { closePanel, useAppDispatch, useAppSelector } from '@niramaya/data-access';
import { BlockBoundary, lazyComponent, OverPage } from '@niramaya/lazy';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const OpenPanel = lazyComponent('panel', () => import('./OpenPanel').then((module) => module.OpenPanel), {
  fallback: OverPage,
});

/** Renders the panel over the screen, if any. Every navigation closes it. */
export function Panels() {
  const name = useAppSelector((state) => state.panel.open);
  const dispatch = useAppDispatch();
  const { key } = useLocation();
  const [last, setLast] = useState(name);
  if (name !== null && name !== last) setLast(name);

  useEffect(() => {
    dispatch(closePanel());
  }, [dispatch, key]);

  // The last panel stays mounted, so that its exit is animated.
  return (
    last !== null && (
      <BlockBoundary asNotice resetKey={name}>
        <OpenPanel open={name !== null} name={last} onClose={() => dispatch(closePanel())} />
      </BlockBoundary>
    )
  );
}
