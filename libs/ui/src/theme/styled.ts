/**
 * The functions, patterns and types that Panda generates for our theme. Applications import them from
 * `@niramaya/ui/styled`, and components of this library from here. They work as https://panda-css.com/docs documents
 * them.
 */
export { css, cva, cx, sva, type RecipeVariantProps } from '../../styled-system/css';
export { Container, Flex, Grid, Stack, styled } from '../../styled-system/jsx';
export type { StyledComponent } from '../../styled-system/types/jsx';
export type { SystemStyleObject } from '../../styled-system/types/system-types';
