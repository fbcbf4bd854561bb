import { defineTexts } from '@soe/shop-platform'

export const pageRecoveryTexts = defineTexts(
  {
    failed: 'Something went wrong.',
    failedBody: 'The page could not be shown. What you entered before is kept.',
    offline: 'You are offline',
    offlineBody: 'This page opens as soon as you are connected. Nothing that you typed is lost.',
    reload: 'Load the page again',
  },
  {
    failed: 'Algo salió mal.',
    failedBody: 'No se pudo mostrar la página. Se conserva lo que escribiste antes.',
    offline: 'No tienes conexión',
    offlineBody: 'Esta página se abre en cuanto te conectes. No se pierde nada de lo que escribiste.',
    reload: 'Cargar la página de nuevo',
  },
)
