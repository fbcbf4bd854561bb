import { defineTexts } from '@soe/shop-platform'

export const appTexts = defineTexts(
  {
    checkout: 'Checkout',
    leaveTitle: 'Are You Sure',
    leaveMessage: 'You will lose your progress if you leave this flow.',
    no: 'No',
    yes: 'Yes',
    bannerRegion: 'The app',
    bannerDescription: 'Shop the latest offers, upgrade devices and more.',
    bannerTitle: (brand: string) => `My ${brand} App`,
    ratings: (ratings: string) => `Rated ${ratings} of 5`,
    open: 'Open',
    close: 'Close',
  },
  {
    checkout: 'Pago',
    leaveTitle: '¿Seguro?',
    leaveMessage: 'Perderás tu progreso si sales de este flujo.',
    no: 'No',
    yes: 'Sí',
    bannerRegion: 'La aplicación',
    bannerDescription: 'Compra las últimas ofertas, mejora tus dispositivos y más.',
    bannerTitle: (brand: string) => `Mi app de ${brand}`,
    ratings: (ratings: string) => `Calificación: ${ratings} de 5`,
    open: 'Abrir',
    close: 'Cerrar',
  },
)
