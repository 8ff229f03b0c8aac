/* global SwaggerUIBundle -- `swagger-ui-bundle.js` defines it, and the page loads that file first. */

// Swagger UI has its dark colours under this class.
const dark = matchMedia('(prefers-color-scheme: dark)');
const followSystem = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', followSystem);
followSystem();

SwaggerUIBundle({
  dom_id: '#api',
  // The document has the same folder as the page, at the root of the API and below `/api` of the shop.
  url: new URL('openapi.json', location.href).href,
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  tryItOutEnabled: true,
  // The default sends the address of the document to swagger.io.
  validatorUrl: null,
});
