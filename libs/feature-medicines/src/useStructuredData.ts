import { useEffect } from 'react';

/**
 * Tells search engines, which run scripts, what a screen shows: the page itself never holds a response of the API.
 * @param data in the words of schema.org, without their context; null for nothing
 */
export function useStructuredData(data: object | null) {
  const text = data && JSON.stringify({ '@context': 'https://schema.org', ...data });
  useEffect(() => {
    if (!text) return undefined;
    const element = document.createElement('script');
    element.type = 'application/ld+json';
    element.textContent = text;
    document.head.append(element);
    return () => element.remove();
  }, [text]);
}
