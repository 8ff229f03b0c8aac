import { useEffect } from 'react';

/** In schema.org terms, for search engines. */
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
