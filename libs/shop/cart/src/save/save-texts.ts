import { defineTexts } from '@soe/shop-platform'

export const saveTexts = defineTexts(
  {
    save: 'Save cart',
    saving: 'Saving your cart',
    savedWithAccount: 'Cart saved. It is with your account for 30 days.',
    savedForEmail: (email: string) => `Cart saved. ${email} finds it again for 30 days.`,
    title: 'Save your cart',
    body: 'This address finds your cart again on any device.',
    email: 'Email address',
    continue: 'Continue',
    back: 'Back',
    close: 'Close',
  },
  {
    save: 'Guardar carrito',
    saving: 'Guardando tu carrito',
    savedWithAccount: 'Carrito guardado. Estará en tu cuenta durante 30 días.',
    savedForEmail: (email: string) => `Carrito guardado. Con ${email} lo encuentras durante 30 días.`,
    title: 'Guarda tu carrito',
    body: 'Con este correo encuentras tu carrito de nuevo en cualquier dispositivo.',
    email: 'Correo electrónico',
    continue: 'Continuar',
    back: 'Atrás',
    close: 'Cerrar',
  },
)
