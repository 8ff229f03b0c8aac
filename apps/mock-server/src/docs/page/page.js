/* global SwaggerUIBundle -- from swagger-ui-bundle.js, which the page loads before this file */

// Swagger UI has its dark colours behind a class.
const dark = matchMedia('(prefers-color-scheme: dark)');
const followSystem = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', followSystem);
followSystem();

SwaggerUIBundle({
  dom_id: '#api',
  // Beside this page, at the root of the API and under the storefront's prefix alike.
  url: new URL('openapi.json', location.href).href,
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  tryItOutEnabled: true,
  // Would send the description to a host elsewhere.
  validatorUrl: null,
});
