import { defineTexts } from '@soe/shop-platform'

export const stepTexts = defineTexts(
  {
    continue: 'Continue',
    saving: 'Saving',
    loading: 'Loading',
    failed: 'Looks like something went wrong. Please try again later.',
    retry: 'Try again',
    nothingTitle: 'There is no line to set up',
    nothingBody: 'Choose a device first. Your plan and your number come next.',
    nothingOpen: 'No line in your cart waits for this. Your cart says what comes next.',
    shop: 'Shop smartphones',
    goneTitle: 'This line is no longer in your cart',
    goneBody: 'It was removed in another tab or on another device. What is in your cart now is still there.',
    toCart: 'See your cart',
    forDevice: (name: string) => `For ${name}`,
  },
  {
    continue: 'Continuar',
    saving: 'Guardando',
    loading: 'Cargando',
    failed: 'Parece que algo salió mal. Inténtalo de nuevo más tarde.',
    retry: 'Intentar de nuevo',
    nothingTitle: 'No hay ninguna línea por configurar',
    nothingBody: 'Primero elige un equipo. Después vienen tu plan y tu número.',
    nothingOpen: 'Ninguna línea de tu carrito espera esto. Tu carrito dice qué sigue.',
    shop: 'Ver teléfonos',
    goneTitle: 'Esta línea ya no está en tu carrito',
    goneBody: 'Se quitó en otra pestaña o en otro dispositivo. Lo demás que tiene tu carrito sigue ahí.',
    toCart: 'Ver tu carrito',
    forDevice: (name: string) => `Para ${name}`,
  },
)
