import { defineTexts } from '@soe/shop-platform'

export const failureTexts = defineTexts(
  {
    failed: 'Something went wrong.',
    failedBody: 'The page could not be shown. What you entered before is kept.',
    reload: 'Load the page again',
  },
  {
    failed: 'Algo salió mal.',
    failedBody: 'No se pudo mostrar la página. Se conserva lo que escribiste antes.',
    reload: 'Cargar la página de nuevo',
  },
)
