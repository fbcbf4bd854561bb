import { defineTexts } from './define-texts'

export const platformTexts = defineTexts(
  {
    tryAgain: 'Looks like something went wrong. Please try again later.',
    retry: 'Try again',
    loading: 'Loading',
    pageFailed: 'Something went wrong.',
    close: 'Close',
  },
  {
    tryAgain: 'Parece que algo salió mal. Inténtalo de nuevo más tarde.',
    retry: 'Intentar de nuevo',
    loading: 'Cargando',
    pageFailed: 'Algo salió mal.',
    close: 'Cerrar',
  },
)
