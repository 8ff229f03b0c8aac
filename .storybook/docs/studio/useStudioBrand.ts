import { useState } from 'react';
import { brandOfParameter, studioParameterOf, type StudioBrand } from '../../../tools/tokens/studio';

/** The parameter of the address that has the values of a brand. */
const parameter = 'studio';

/**
 * The brand that the reader has made. The toolbar mounts a docs page again for another theme, and the brand must not be
 * lost then.
 */
let kept: StudioBrand | undefined;
const keep = (brand: StudioBrand) => {
  kept = brand;
};

/** Returns the brand that the reader has made, or else that of the address. */
const firstBrand = () => kept ?? brandOfParameter(new URLSearchParams(location.search).get(parameter) ?? '');

/** Returns an address that opens this page with the values of a brand. */
function linkTo(brand: StudioBrand): string {
  const values = studioParameterOf(brand);
  const page = new URL('?path=/docs/foundations-theme-studio--docs', new URL('./', location.href)).href;
  return values === '' ? page : `${page}&${parameter}=${values}`;
}

/**
 * Holds the brand that the reader makes. The values are in the state of the component and not in the globals of
 * Storybook, because a change of a global mounts the docs page again, and the field would lose the focus.
 */
export function useStudioBrand() {
  const [brand, setBrand] = useState(firstBrand);
  const [start, setStart] = useState(0);
  const [message, setMessage] = useState('');
  const change = (changed: StudioBrand) => {
    keep(changed);
    setBrand(changed);
    setMessage('');
  };
  const startFrom = (first: StudioBrand, sentence: string) => {
    change(first);
    setStart(start + 1);
    setMessage(sentence);
  };
  const copyLink = async () => {
    const link = linkTo(brand);
    try {
      await navigator.clipboard.writeText(link);
      setMessage('The link is copied. It opens this page with your values.');
    } catch {
      setMessage(`The browser did not allow copying. Select and copy this: ${link}`);
    }
  };
  return {
    brand,
    /** The result of the last button, in words. */
    message,
    /** How often all values were replaced. A field with another number forgets its typed text. */
    start,
    /** Takes a brand with one other value. */
    change,
    /** Replaces all values, with a sentence for `message`. */
    startFrom,
    /** Copies an address that opens this page with the values. */
    copyLink,
  };
}
