import { styled } from '@niramaya/ui/styled';
import { shellCopy } from '@niramaya/contract';
import { useCopy } from '@niramaya/ui';
import { CategoryMenu } from './CategoryMenu';

/** The five category menus side by side (SHELL-34 to SHELL-41). */
export function CategoryMenus() {
  const { categories } = useCopy(shellCopy);
  return (
    <nav aria-label={categories.label}>
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
