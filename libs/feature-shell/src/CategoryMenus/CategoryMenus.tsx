import { styled } from '@niramaya/ui/styled';
import { shellCopy } from '@niramaya/contract/copy/shell';
import { useCopy } from '@niramaya/ui';
import { useEffect, useRef } from 'react';
import { CategoryMenu } from './CategoryMenu';

export function CategoryMenus() {
  const { categories } = useCopy(shellCopy);
  const menus = useRef<HTMLElement>(null);

  useEffect(() => {
    const closeOthers = ({ target }: Event) => {
      for (const menu of menus.current!.querySelectorAll('details'))
        if (!(target instanceof Node && menu.contains(target))) menu.open = false;
    };
    const stop = new AbortController();
    document.addEventListener('pointerdown', closeOthers, { signal: stop.signal });
    document.addEventListener('focusin', closeOthers, { signal: stop.signal });
    return () => stop.abort();
  }, []);

  return (
    <nav ref={menus} aria-label={categories.label}>
      <styled.ul display="flex" flexWrap="wrap" listStyleType="none">
        {categories.groups.map((group, index) => (
          <li key={group.title}>
            <CategoryMenu group={group} align={index < categories.groups.length - 2 ? 'start' : 'end'} />
          </li>
        ))}
      </styled.ul>
    </nav>
  );
}
