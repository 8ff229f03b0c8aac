import type { ButtonProps, IconButtonProps, SelectFieldProps } from '@niramaya/ui';
import { Subheading } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';

/** The props of a component that are attributes of its element and are not in its table of props. */
type Passed<Props, Own extends keyof Props, Attributes = ComponentProps<'button'> & ComponentProps<'a'>> = Exclude<
  keyof Props & keyof Attributes,
  Own
>;

/** The attributes that a component passes to its element without a change, each with its use. */
type Uses<Names extends string> = Readonly<Record<Names, string>>;

/** The ARIA attributes of both kinds of button. */
const shared = {
  'aria-expanded': 'Whether the part of the page that the button shows is open.',
  'aria-controls': 'The id of that part.',
  'aria-haspopup': 'A click opens a popup of this kind, such as a menu or a dialog.',
  'aria-pressed': 'Whether a button that stays on or off is on.',
  ref: 'Receives the element of the button, for example to focus it.',
};

const button: Uses<Passed<ButtonProps, 'children' | 'disabled' | 'href' | 'onClick' | 'type'> | 'data-*'> = {
  'aria-label': 'A longer name for screen readers, such as ‘Add Calmag D3 to cart’. It contains the visible text.',
  'aria-describedby': 'The id of an element that explains the button.',
  'aria-current': 'The link leads to the current page, or to the current step.',
  ...shared,
  id: 'The id of the element.',
  name: 'The name of a submit button in its form.',
  value: 'The value that the form sends for the button that was pressed.',
  form: 'The id of a form elsewhere on the page, which the button sends.',
  target: 'Where a link opens, such as ‘_blank’ for a new tab.',
  rel: 'How the page of a link is related to this one, such as ‘noreferrer’.',
  download: 'A link saves its file, under this name.',
  'data-*': 'For tests and for measurements.',
  ref: 'Receives the element of the button, for example to focus it. A link ignores it.',
};

const iconButton: Uses<Passed<IconButtonProps, 'onClick' | 'onFocus' | 'onPointerEnter'>> = shared;

const selectField: Uses<
  Passed<SelectFieldProps, 'disabled' | 'name' | 'onChange' | 'required' | 'value', ComponentProps<'select'>> | 'data-*'
> = {
  autoComplete: 'The kind of value that the browser may fill in, such as ‘address-level1’ for a state.',
  onBlur: 'Called when the list loses the focus.',
  onFocus: 'Called when the list gets the focus.',
  'data-*': 'For tests and for measurements.',
  ref: 'Receives the element of the list, for example to focus it.',
};

/** The components that pass a few attributes on, by their names. */
const some: Readonly<Record<string, Uses<string>>> = {
  Button: button,
  IconButton: iconButton,
  SelectField: selectField,
  TextField: { 'data-*': 'For tests and for measurements.' },
};

/** The elements of the components that pass every attribute on. */
const every: Readonly<Record<string, string>> = {
  Container: 'div',
  SkipLink: 'a',
  UiLink: 'a',
  VisuallyHidden: 'span',
};

/** A link to the definition of an ARIA attribute. Another name has none. */
const Name = ({ of }: { of: string }) =>
  of.startsWith('aria-') ? (
    <a href={`https://www.w3.org/TR/wai-aria-1.2/#${of}`} target="_blank" rel="noreferrer">
      <code>{of}</code>
    </a>
  ) : (
    <code>{of}</code>
  );

/**
 * The attributes that a component passes to its element, below its table of props. It renders nothing for other
 * components.
 */
export function PassedAttributes({ component }: { component: string }) {
  const uses = some[component];
  const element = every[component];
  if (!uses && !element) return null;
  return (
    <>
      <Subheading>Attributes that are passed on</Subheading>
      {element && (
        <p>
          <code>{component}</code> passes each{' '}
          <a
            href={`https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/${element}`}
            target="_blank"
            rel="noreferrer"
          >
            attribute of <code>{element}</code>
          </a>{' '}
          and each ARIA attribute to its element.
        </p>
      )}
      {uses && (
        <>
          <p>
            <code>{component}</code> passes these to its element as they are, and no others.
          </p>
          <table>
            <thead>
              <tr>
                <th>Attribute</th>
                <th>Use</th>
              </tr>
            </thead>
            <tbody>
              {Object.entries(uses).map(([name, use]) => (
                <tr key={name}>
                  <td style={{ whiteSpace: 'nowrap' }}>
                    <Name of={name} />
                  </td>
                  <td>{use}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </>
  );
}
