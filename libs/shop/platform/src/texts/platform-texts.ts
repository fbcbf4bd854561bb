import { defineTexts } from './define-texts'

export const platformTexts = defineTexts(
  {
    tryAgain: 'Looks like something went wrong. Please try again later.',
    retry: 'Try again',
    loading: 'Loading',
    pageFailed: 'Something went wrong.',
    close: 'Close',
    partFailed: 'This part could not be loaded.',
    reload: 'Load the page again',
  },
  {
    tryAgain: 'Parece que algo salió mal. Inténtalo de nuevo más tarde.',
    retry: 'Intentar de nuevo',
    loading: 'Cargando',
    pageFailed: 'Algo salió mal.',
    close: 'Cerrar',
    partFailed: 'No se pudo cargar esta parte.',
    reload: 'Volver a cargar la página',
  },
)
