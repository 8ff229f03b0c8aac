import { closePanel, useAppDispatch, useAppSelector } from '@niramaya/data-access';
import { createPart, usePart } from '@niramaya/ui';
import { createElement, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const openPanel = createPart(() => import('./OpenPanel').then((part) => part.OpenPanel));

/** The panel that lies over the screen, if any. Going anywhere closes it. */
export function Panels() {
  const name = useAppSelector((state) => state.panel.open);
  const dispatch = useAppDispatch();
  const { key } = useLocation();
  const OpenPanel = usePart(openPanel, name !== null);

  useEffect(() => {
    dispatch(closePanel());
  }, [dispatch, key]);

  // Each has a key of its own: the focus goes back to what opened the first panel, and from there into the second.
  return name !== null && OpenPanel ? createElement(OpenPanel, { key: name, name }) : null;
}
