import { defineTexts } from './define-texts'

export const platformTexts = defineTexts(
  {
    tryAgain: 'Looks like something went wrong. Please try again later.',
    retry: 'Try again',
    loading: 'Loading',
    pageFailed: 'Something went wrong.',
    close: 'Close',
    pastDueTitle: (kind: string) => `A past-due balance stops this ${kind} device.`,
    pastDue: 'Pay the balance on your account, then add the device again.',
    preOrder: 'pre-order',
    backOrder: 'backordered',
    preOrBackOrder: 'pre-order/backordered',
  },
  {
    tryAgain: 'Parece que algo salió mal. Inténtalo de nuevo más tarde.',
    retry: 'Intentar de nuevo',
    loading: 'Cargando',
    pageFailed: 'Algo salió mal.',
    close: 'Cerrar',
    pastDueTitle: (kind) => `Un saldo vencido impide agregar este dispositivo ${kind}.`,
    pastDue: 'Paga el saldo de tu cuenta y vuelve a agregar el dispositivo.',
    preOrder: 'en preventa',
    backOrder: 'con pedido pendiente',
    preOrBackOrder: 'en preventa o con pedido pendiente',
  },
)
