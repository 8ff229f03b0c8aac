export { css, cva, cx, sva, type RecipeVariantProps } from '../../styled-system/css';
export { Container, Flex, Grid, Stack, styled } from '../../styled-system/jsx';
export type { StyledComponent } from '../../styled-system/types/jsx';
export type { SystemStyleObject } from '../../styled-system/types/system-types';
